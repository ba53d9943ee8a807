// Evenings: finished games that the same people played one after the other, counted and put into a file.
import type { EveningGame } from './api';

export interface Score {
  person: string;
  name: string;
  played: number;
  won: number;
}

/** Who won how many, the most first; bots are not counted, nor somebody who has been forgotten. */
export function tally(games: readonly EveningGame[]): Score[] {
  const scores = new Map<string, Score>();
  for (const { seats } of games) {
    for (const { person, name, winner } of seats) {
      if (person === null || !name) continue;
      const { played, won } = scores.get(person) ?? { played: 0, won: 0 };
      scores.set(person, { person, name, played: played + 1, won: won + Number(winner) });
    }
  }
  return [...scores.values()].toSorted((a, b) => b.won - a.won || a.name.localeCompare(b.name));
}

export function longest(games: readonly EveningGame[]): EveningGame | undefined {
  return games.toSorted((a, b) => b.minutes - a.minutes)[0];
}

/** Games by their evening, in the order in which they come. */
export function byEvening(games: readonly EveningGame[]): EveningGame[][] {
  const found = new Map<string, EveningGame[]>();
  for (const game of games) found.set(game.evening, [...(found.get(game.evening) ?? []), game]);
  return [...found.values()];
}

/** Who a group is, whatever the order in which they sat. */
export function groupOf(games: readonly EveningGame[]): string {
  return tally(games)
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

/** A line for each person of each game. A cell that a spreadsheet would take for a formula gets a quote before it. */
export function csv(games: readonly EveningGame[]): string {
  const cell = (value: string | number): string => {
    const text = `${value}`;
    return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const rows = games.flatMap(({ evening, table, game, at, minutes, seats }) =>
    seats.map(({ name, character, team, points, winner }) =>
      [evening, table, game, new Date(at * 1000).toISOString(), minutes, name, character, team, points, winner ? 1 : 0]
        .map(cell)
        .join(','),
    ),
  );
  return ['evening,table,game,begun,minutes,name,character,side,points,won', ...rows, ''].join('\r\n');
}
