// What those who play at the table on screen are called: friends by their own names, everybody else by whom they play.
import { say } from '../lib/speech.svelte';
import type { TableInfo } from './board';

class Called {
  /** The own names, by seat; empty for who has none here. */
  private names = $state.raw<readonly string[]>([]);

  learn(table: TableInfo): void {
    const names = table.seats.map(({ called }) => called);
    if (names.join('\n') !== this.names.join('\n')) this.names = names;
  }

  ownName(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** The name first, then whom they play. */
  both(seat: number, character: string): string {
    const name = this.ownName(seat);
    return name && character ? say('web-table-person', { name, character }) : name || character;
  }
}

export const called = new Called();
