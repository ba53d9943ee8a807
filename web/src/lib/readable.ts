/** A name that programs use as people would write it: `calls_left` becomes “Calls left”. */
export function readable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');
}

/** A chance from 0 to 1, as people say it. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)}\u00a0%`;
}
