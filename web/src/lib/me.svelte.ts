// The current user: name, and the tables with a seat of theirs.
import { api, type Me } from './api';
import { language } from './speech.svelte';

class Myself {
  now = $state.raw<Me | null>(null);
  private asking: Promise<Me> | null = null;

  /** Requests it anew; callers at the same time share one request. */
  async ask(): Promise<Me> {
    this.asking ??= this.introduced().finally(() => (this.asking = null));
    return this.asking;
  }

  async rename(name: string): Promise<void> {
    this.now = await api.introduce({ name });
  }

  private async introduced(): Promise<Me> {
    let told = await api.me();
    // The house speaks to everybody in the language that was chosen here.
    if (told.language !== language.now) told = await api.introduce({ language: language.now });
    this.now = told;
    return told;
  }
}

export const me = new Myself();
