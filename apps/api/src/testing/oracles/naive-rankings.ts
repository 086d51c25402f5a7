import type { RankOrder } from '@pinfold/contract/features/rankings/rank';
import type { StepUnit } from '@pinfold/contract/period';

/** What one location's lookups of a day found, as a test knows it: 0 where a lookup did not find it. */
export interface PlainDay {
  locationId: number;
  keyword: string;
  day: string;
  positions: readonly number[];
}

export interface PlainPlace {
  id: number;
  name: string;
  city: string;
  street: string;
  groupIds: readonly number[];
  /** What is watched for it. */
  keywords: readonly string[];
  /** Null: it is nowhere on the map. */
  latitude: number | null;
}

/** The measures of a series as sentences about positions: no tallies, no sums, no SQL. */
export function naiveSeries(rows: readonly PlainDay[], points: readonly (readonly string[])[]) {
  const positions = points.map((days) => positionsOf(rows.filter(({ day }) => days.includes(day))));
  return {
    best: positions.map(best),
    average: positions.map((some) => mean(some.filter(isFound))),
    average_all: positions.map((some) => mean(some.map((one) => (isFound(one) ? one : 21)))),
    top3_share: positions.map((some) => mean(some.map((one) => (isFound(one) && one <= 3 ? 1 : 0)))),
    points: positions.map(({ length }) => length),
  };
}

export function naiveSummary(rows: readonly PlainDay[], days: readonly string[]) {
  const within = rows.filter(({ day }) => days.includes(day));
  const lastDay =
    within
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? null;
  const {
    best: [top],
    average: [average],
    average_all: [all],
    top3_share: [share],
    points: [points],
  } = naiveSeries(within, [days]);
  return {
    best: top,
    average,
    average_all: all,
    top3_share: share,
    points,
    latest: best(positionsOf(within.filter(({ day }) => day === lastDay))),
    latest_on: lastDay,
  };
}

/** Measured days of a keyword and a location by the band of their best. */
export function naiveBands(rows: readonly PlainDay[], days: readonly string[]) {
  const bests = rows.filter(({ day }) => days.includes(day)).map(({ positions }) => best(positions) ?? 99);
  const between = (from: number, to: number) => bests.filter((one) => one >= from && one <= to).length;
  return { top3: between(1, 3), top10: between(4, 10), top20: between(11, 20), beyond: between(21, 99) };
}

/** Days of a period, taken together as long as `unitOf` calls them the same. */
export function naivePoints(days: readonly string[], resolution: StepUnit): string[][] {
  const points: string[][] = [];
  days.forEach((day, index) => {
    const before = days[index - 1];
    if (before !== undefined && unitOf[resolution](before) === unitOf[resolution](day))
      points.at(-1)?.push(day);
    else points.push([day]);
  });
  return points;
}

/** Where a place stands on the last day that it was measured, and on the one before. */
export function naiveLatest(rows: readonly PlainDay[], locationId: number, keyword: string) {
  const [last, previous] = rows
    .filter((row) => row.locationId === locationId && row.keyword === keyword)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return (
    last && {
      day: last.day,
      best: best(last.positions),
      previous: previous && best(previous.positions),
      hasPrevious: !!previous,
    }
  );
}

/** Places in an order of the table; those without a position, or without an earlier one, are the last. */
export function naiveOrder(
  places: readonly PlainPlace[],
  order: RankOrder,
  rows: readonly PlainDay[],
  keyword: string,
): PlainPlace[] {
  const place = (one: PlainPlace) => {
    const latest = naiveLatest(rows, one.id, keyword);
    return latest ? (latest.best ?? 21) : undefined;
  };
  const gain = (one: PlainPlace) => {
    const latest = naiveLatest(rows, one.id, keyword);
    return latest?.hasPrevious ? (latest.previous ?? 21) - (latest.best ?? 21) : undefined;
  };
  const orders: Record<RankOrder, (a: PlainPlace, b: PlainPlace) => number> = {
    name: () => 0,
    city: (a, b) => compare(a.city, b.city),
    position: (a, b) => lastIfNone(place(a), place(b), 1),
    '-position': (a, b) => lastIfNone(place(a), place(b), -1),
    change: (a, b) => lastIfNone(gain(a), gain(b), -1),
    '-change': (a, b) => lastIfNone(gain(a), gain(b), 1),
  };
  return places.toSorted(
    (a, b) => orders[order](a, b) || compare(a.name, b.name) || compare(a.city, b.city) || a.id - b.id,
  );
}

const unitOf: Record<StepUnit, (day: string) => string> = {
  day: (day) => day,
  week: (day) => {
    const moment = new Date(`${day}T12:00:00Z`);
    while (moment.getUTCDay() !== 1) moment.setUTCDate(moment.getUTCDate() - 1);
    return moment.toISOString();
  },
  month: (day) => day.slice(0, 7),
};

function positionsOf(rows: readonly PlainDay[]): number[] {
  return rows.flatMap(({ positions }) => positions);
}

function best(positions: readonly number[]): number | null {
  const found = positions.filter(isFound);
  return found.length === 0 ? null : Math.min(...found);
}

function isFound(position: number): boolean {
  return position > 0;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function lastIfNone(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (a - b) * direction;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
