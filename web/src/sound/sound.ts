/**
 * The sounds of the house, made of oscillators and noise when they are needed: no files, few sounds, all short.
 * Nothing sounds before the person has touched the page, and `hearing` turns everything off or down.
 */

export const sounds = ['woodblock', 'steel', 'pour', 'drum', 'paper', 'bell'] as const;
export type Sound = (typeof sounds)[number];

const KEPT = 'izakaya.sound';

interface Hearing {
  on: boolean;
  /** 0 … 1 */
  volume: number;
}

function remembered(): Hearing {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Hearing>;
    const volume = typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : 0.6;
    return { on: kept.on !== false, volume };
  } catch {
    return { on: true, volume: 0.6 };
  }
}

let current = remembered();

/** What the person wants to hear; a change is kept for the next visit and holds at once. */
export const hearing = {
  get on(): boolean {
    return current.on;
  },
  set on(on: boolean) {
    keep({ ...current, on });
  },
  get volume(): number {
    return current.volume;
  },
  set volume(volume: number) {
    keep({ ...current, volume: Math.min(1, Math.max(0, volume)) });
  },
};

function keep(wanted: Hearing): void {
  current = wanted;
  if (graph) graph.out.gain.value = wanted.on ? wanted.volume : 0;
  try {
    localStorage.setItem(KEPT, JSON.stringify(wanted));
  } catch {
    // A browser that keeps nothing still obeys until the page is closed.
  }
}

interface AudioGraph {
  audio: AudioContext;
  out: GainNode;
  /** One second of white noise: the grain of every breath, splash and rustle. */
  noise: AudioBuffer;
}

let graph: AudioGraph | undefined;
let touched = false;

if (typeof addEventListener === 'function') {
  const touch = (): void => {
    touched = true;
  };
  addEventListener('pointerdown', touch, { once: true, capture: true });
  addEventListener('keydown', touch, { once: true, capture: true });
}

function audioGraph(): AudioGraph | undefined {
  // This file may be loaded after the first touch, so the browser's own memory of it comes first.
  if (!(navigator.userActivation?.hasBeenActive ?? touched)) return undefined;
  if (!graph && typeof AudioContext === 'function') {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = current.volume;
    // Several blows at once must not crackle.
    out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
    const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const grain = noise.getChannelData(0);
    for (let i = 0; i < grain.length; i++) grain[i] = Math.random() * 2 - 1;
    graph = { audio, out, noise };
  }
  return graph;
}

/** A gain that rises to `loud` at once and dies away in `length` seconds. */
function fading({ audio, out }: AudioGraph, at: number, length: number, loud: number, rise = 0.002): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(out);
  return gain;
}

/** A tone that dies away, gliding from one pitch to another if it is given two. */
function tone(here: AudioGraph, at: number, length: number, loud: number, from: number, to = from): void {
  const wave = here.audio.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length / 2);
  wave.connect(fading(here, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

/** Noise through a filter whose pitch glides; `rise` is how long it takes to become loud. */
function breath(
  here: AudioGraph,
  at: number,
  length: number,
  loud: number,
  kind: BiquadFilterType,
  from: number,
  to = from,
  rise = 0.002,
): void {
  const source = here.audio.createBufferSource();
  source.buffer = here.noise;
  source.loop = true;
  const filter = here.audio.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = kind === 'bandpass' ? 3 : 0.7;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(here, at, length, loud, rise));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length);
}

const recipes: Record<Sound, (here: AudioGraph, at: number) => void> = {
  /** Two knocks of the clappers that open a play: your turn. */
  woodblock(here, at) {
    for (const [late, loud] of [
      [0, 0.7],
      [0.16, 1],
    ] as const) {
      tone(here, at + late, 0.12, 0.5 * loud, 1180, 1120);
      tone(here, at + late, 0.07, 0.3 * loud, 2710);
      breath(here, at + late, 0.03, 0.5 * loud, 'bandpass', 1800);
    }
  },
  /** Blade on blade: partials that fit no scale, and the scrape before them. */
  steel(here, at) {
    breath(here, at, 0.09, 0.5, 'highpass', 3500, 7000);
    for (const [pitch, length, loud] of [
      [1870, 0.5, 0.28],
      [2935, 0.65, 0.22],
      [4210, 0.45, 0.16],
      [5680, 0.35, 0.1],
      [7430, 0.2, 0.07],
    ] as const) {
      tone(here, at + 0.015, length, loud, pitch, pitch * 0.995);
    }
  },
  /** The pitch climbs as the cup fills, with a few drops in it. */
  pour(here, at) {
    breath(here, at, 0.95, 1.1, 'bandpass', 420, 1150, 0.18);
    for (let drop = 0; drop < 9; drop++) {
      const when = at + 0.08 + drop * 0.085 + Math.random() * 0.05;
      const pitch = 480 + drop * 60 + Math.random() * 160;
      tone(here, when, 0.09, 0.16, pitch, pitch * 1.7);
    }
  },
  /** One stroke of the great drum. */
  drum(here, at) {
    tone(here, at, 0.9, 1.2, 118, 52);
    tone(here, at, 0.35, 0.3, 196, 98);
    breath(here, at, 0.12, 0.6, 'lowpass', 900, 200);
  },
  /** A card laid down, a scroll unrolled. */
  paper(here, at) {
    breath(here, at, 0.09, 0.22, 'highpass', 2600, 5200, 0.03);
    breath(here, at + 0.07, 0.11, 0.3, 'highpass', 4200, 2400, 0.015);
  },
  /** The temple bell at the end: two close tones beat against each other while it fades. */
  bell(here, at) {
    for (const [ratio, length, loud] of [
      [1, 4, 0.4],
      [1.007, 4, 0.25],
      [2.01, 2.6, 0.2],
      [2.76, 1.8, 0.14],
      [4.12, 1.1, 0.1],
      [5.87, 0.6, 0.06],
    ] as const) {
      tone(here, at, length, loud, 164 * ratio);
    }
    breath(here, at, 0.06, 0.3, 'lowpass', 1400, 500);
  },
};

/** Sounds now, if the person wants to hear and has touched the page; else nothing happens. */
export function play(name: Sound): void {
  if (!current.on || current.volume === 0) return;
  const here = audioGraph();
  if (!here) return;
  void here.audio.resume();
  recipes[name](here, here.audio.currentTime + 0.01);
}
