import { strangers } from '../catalogue/strangers.ts';
import type { LiveWorld } from '../live-world.ts';
import type { WorldEvent } from '../world-event.ts';
import { locationsOf } from '../world-source.ts';
import { businessesInCell, cellKey, cellOf, cellsAround } from './city-cell.ts';
import { type Contender, contenderOfBusiness, ownContender } from './contender.ts';
import { dayNumber } from '../warsaw-time.ts';
import { foldKeyword, type Terms, termsOf } from './relevance.ts';
import type { RankedPlace, RankQuery } from './city-place.ts';
import { rankedList, type RankedList } from './ranked-list.ts';
import { strangerBusiness } from './draw-business.ts';

export interface City {
  /** Returns the places for a search, from a point and on a day: the same for the same world. */
  rankPlaces(query: RankQuery): RankedPlace[];
}

/** The businesses around all listings, and their ranks in searches. */
export function createCity(world: LiveWorld): City {
  const drawn = new Map<string, Contender[]>();
  const own = new Map<string, Contender | undefined>();
  let ownByCell: Map<string, string[]> | undefined;
  const lists = new Map<string, RankedList>();
  const terms = new Map<string, Terms>();

  world.onCommit((event) => {
    if (event === undefined) for (const kept of [drawn, own, lists]) kept.clear();
    else if (!concernsCity(event)) return;
    // A listing may have moved, or its texts or reviews have changed.
    if (event === undefined || !/^(city|review)_/.test(event.kind)) ownByCell = undefined;
    if (event !== undefined && 'locationId' in event) own.delete(event.locationId);
    lists.clear();
  });

  function contendersAround(point: { latitude: number; longitude: number }): Contender[] {
    ownByCell ??= indexOwn(world);
    const managed = new Set<string>();
    const found: Contender[] = [];
    const cells = cellsAround(point, 3);
    for (const key of cells.map(cellKey)) {
      for (const id of ownByCell.get(key) ?? []) {
        if (!own.has(id)) own.set(id, ownContender(world.state, id));
        const contender = own.get(id);
        if (!contender || managed.has(contender.place.placeId)) continue;
        managed.add(contender.place.placeId);
        found.push(contender);
      }
    }
    for (const cell of cells) {
      const key = cellKey(cell);
      const known = drawn.get(key) ?? businessesInCell(world.state.seed, cell).map(contenderOfBusiness);
      drawn.set(key, known);
      found.push(...known);
    }
    const { opened } = world.state.city;
    found.push(...strangerContenders.filter(({ place }) => !managed.has(place.placeId)));
    found.push(
      ...opened.map(({ from, until, ...business }) => ({
        ...contenderOfBusiness(business),
        from,
        ...(until === undefined ? {} : { until }),
      })),
    );
    return found;
  }

  return {
    rankPlaces({ keyword, latitude, longitude, day, depth = 20 }) {
      const key = `${keyword}|${latitude}|${longitude}|${depth}`;
      let list = lists.get(key);
      if (!list) {
        const folded = foldKeyword(keyword);
        const read = terms.get(folded) ?? termsOf(folded);
        keep(terms, folded, read);
        const search = { keyword: folded, terms: read, latitude, longitude, depth };
        list = rankedList(search, contendersAround(search), world.state.city.moves);
        keep(lists, key, list);
      }
      return list(dayNumber(day));
    },
  };
}

/** As many as a chain asks for in a day. */
const most = 4000;

function keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(key, value);
}

const strangerContenders = strangers.map((stranger) => contenderOfBusiness(strangerBusiness(stranger)));

function concernsCity({ kind }: WorldEvent): boolean {
  return /^(city|listing|edit|standing|verification|review)_/.test(kind);
}

/** Locations by the square that they are in. */
function indexOwn({ state }: LiveWorld): Map<string, string[]> {
  const byCell = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { id: account } of state.source.accounts) {
    for (const head of locationsOf(state.source, account)) {
      if (seen.has(head.id)) continue;
      seen.add(head.id);
      const key = cellKey(cellOf(head));
      byCell.set(key, [...(byCell.get(key) ?? []), head.id]);
    }
  }
  return byCell;
}
