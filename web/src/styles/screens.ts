// Breakpoints by name. Styles write `@media (--phone)` or `@media not (--narrow)` (vite.config.ts puts in the query), scripts
// `SCREENS.phone`. No other file has the width or height of a screen in pixels.
export const SCREENS = {
  /** A phone held upright. */
  phone: '(width < 480px)',
  small: '(width < 640px)',
  /** A table where the cards must speak for themselves. */
  narrow: '((width < 720px) or (height <= 560px))',
  /** A phone on its side … */
  low: '(height <= 560px)',
  /** … with room for the table and, beside it, what is yours. */
  sideways: '(height <= 560px) and (width >= 600px)',
  /** A screen of which everything may be larger. */
  large: '(height >= 940px) and (width >= 1500px)',

  // Where there is room for a second column beside …
  'beside-lobby': '(width >= 860px)',
  'beside-start': '(width >= 56rem)',
  'beside-hand': '((width >= 1200px) and (height > 560px))',
  'beside-replay': '(width > 900px)',
  'beside-rules': '(width >= 60rem)',
  'beside-table': '(width >= 1000px)',
  'beside-wishes': '(width >= 64rem)',
} as const;

/** A style's query with the names of screens replaced by what they stand for. */
export function query(named: string): string {
  return named.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!(name in SCREENS)) throw new Error(`There is no screen called ${name}: see styles/screens.ts.`);
    return SCREENS[name as keyof typeof SCREENS];
  });
}
