// Typed values in localStorage. Where it is forbidden or full, a value lasts as long as the page.

export function recall<T>(name: string, otherwise: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(`izakaya.${name}`);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`izakaya.${name}`, JSON.stringify(value));
  } catch {
    // Nothing to be done, and nothing that the reader would miss now.
  }
}

export function oneOf<const T extends readonly unknown[]>(...values: T): (value: unknown) => value is T[number] {
  return (value): value is T[number] => values.includes(value);
}
