// What lies in the two boxes, as the house tells it. Fetched once.
import { api, type Catalogue } from '../../lib/api';

export type { Catalogue };
export type SwordCard = Catalogue['sword']['cards'][number];
export type SwordSeats = Catalogue['sword']['seats'][number];
export type SakeCard = Catalogue['sake']['cards'][number];
export type SakeCopy = SakeCard['copies'][number];
export type SakeSeats = Catalogue['sake']['seats'][number];

let fetching: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  fetching ??= api.catalogue().catch((trouble: unknown) => {
    fetching = undefined; // so that trying again really tries
    throw trouble;
  });
  return fetching;
}
