import fc from 'fast-check';
import { DateTime, IANAZone } from 'luxon';
import { expect, test } from 'vitest';
import type { CompiledHours } from './compiled-hours.ts';
import { isOpen, openState } from './open-state.ts';

/**
 * Asks luxon, which knows nothing of our code, what is open: each range from the first moment at which clocks show its
 * start to the first at which they show its end, dates with hours of their own instead of their weekday’s.
 */
test.each(regions())(
  'LOC-03 open or closed, and until when: no mismatch in the time zones of %s',
  (_, zones) => {
    const mismatches: string[] = [];
    let asked = 0;
    for (const zone of zones) {
      const clocks = clocksOf(zone);
      for (const edge of edgesOf(zone)) {
        const today = Math.floor((edge + clocks.offsetAt(edge)) / dayLength);
        for (const hours of schedulesOn(today, asked)) {
          const spans = spansOf(hours, today, clocks);
          for (const minutes of minutesAround) {
            const now = edge + minutes * 60_000;
            asked += 1;
            const [expected, found] = [expectedAt(spans, now, clocks), foundAt(hours, zone, now)];
            if (expected !== found)
              mismatches.push(`${zone} ${new Date(now).toISOString()}: ${found}, not ${expected}`);
          }
        }
      }
    }
    expect(asked).toBeGreaterThanOrEqual(zones.length * 7 * minutesAround.length);
    expect(mismatches).toEqual([]);
  },
);

/** Every time zone that is known here, by the part of the world that its name begins with. */
function regions(): [region: string, zones: string[]][] {
  const zones = Intl.supportedValuesOf('timeZone');
  const regionOf = (zone: string) => zone.replace(/[/].*/, '');
  return [...new Set(zones.map(regionOf))].map((region) => [
    region,
    zones.filter((zone) => regionOf(zone) === region),
  ]);
}

const minutesAround = [-1470, -181, -61, -60, -1, 0, 29, 30, 61, 1439];

/** When clocks are put forward or back in a year and a half, to the minute, and an ordinary moment. */
function edgesOf(zone: string): number[] {
  const from = Date.UTC(2026, 6, 15, 9);
  const offsetAt = (moment: number) => IANAZone.create(zone).offset(moment);
  const edges = [from];
  for (let day = 0; day < 550; day += 10) {
    let [low, high] = [from + day * dayLength, from + (day + 10) * dayLength];
    if (offsetAt(low) === offsetAt(high)) continue;
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetAt(middle) === offsetAt(low)) low = middle;
      else high = middle;
    }
    edges.push(high);
  }
  return edges;
}

interface Clocks {
  offsetAt(moment: number): number;
  /** The first moment at which they show so many minutes since 1970 began. */
  momentOf(minutes: number): number;
  /** How many minutes since 1970 they show. */
  shownAt(moment: number): number;
}

function clocksOf(zone: string): Clocks {
  const offsetAt = (moment: number) => IANAZone.create(zone).offset(moment) * 60_000;
  return {
    offsetAt,
    momentOf: remembered((minutes) => {
      const { year, month, day, hour, minute } = DateTime.fromMillis(minutes * 60_000, { zone: 'utc' });
      const shown = DateTime.fromObject({ year, month, day, hour, minute }, { zone });
      return Math.min(...shown.getPossibleOffsets().map((one) => one.toMillis()));
    }),
    shownAt: remembered((moment) => (moment + offsetAt(moment)) / 60_000),
  };
}

interface Span {
  start: number;
  end: number;
}

function spansOf(hours: CompiledHours, today: number, { momentOf }: Clocks): Span[] {
  const dates = new Map(hours.dates);
  const spans: Span[] = [];
  for (let day = today - 2; day < today + 9; day += 1) {
    const ranges = dates.get(dateOf(day)) ?? ofWeekday(hours.week, ((day + 3) % 7) * 1440);
    for (const [start, end] of pairs(ranges))
      spans.push({ start: momentOf(day * 1440 + start), end: momentOf(day * 1440 + end) });
  }
  return spans;
}

function expectedAt(spans: readonly Span[], now: number, { shownAt }: Clocks): string {
  let until = now;
  for (let grows = true; grows;) {
    const next = spans.find(({ start, end }) => start <= until && until < end);
    if (next) until = next.end;
    else grows = false;
  }
  if (until - now >= 7 * dayLength) return 'always open';
  if (until > now) return `open until ${shownAt(until)}`;
  const next = Math.min(...spans.map(({ start }) => start).filter((start) => start > now));
  return `closed until ${shownAt(next)}`;
}

function foundAt(hours: CompiledHours, zone: string, now: number): string {
  const state = openState(hours, zone, new Date(now));
  const isOpenNow = state.kind === 'open' || state.kind === 'always_open';
  if (isOpen(hours, zone, new Date(now)) !== isOpenNow) return 'two answers';
  if (state.kind === 'open') return `open until ${minutesSince1970(state.until)}`;
  if (state.kind === 'closed') return `closed until ${state.opens ? minutesSince1970(state.opens) : 'ever'}`;
  return state.kind === 'always_open' ? 'always open' : 'unknown';
}

function minutesSince1970({ date, minutes }: { date: string; minutes: number }): number {
  return Date.parse(date) / 60_000 + minutes;
}

/** Schedules of edge cases, and one random week. */
function schedulesOn(today: number, chance: number): CompiledHours[] {
  const [before, date, after] = [dateOf(today - 1), dateOf(today), dateOf(today + 1)];
  return [
    { week: everyDay(0, 1440), dates: [] },
    { week: everyDay(0, 1440), dates: [[date, []]] },
    { week: everyDay(1080, 1590), dates: [[before, []]] },
    { week: everyDay(1080, 1590), dates: [[date, [120, 150, 180, 1500]]] },
    { week: everyDay(60, 150, 180, 1410), dates: [[after, [0, 120]]] },
    {
      week: everyDay(1410, 1500),
      dates: [
        [before, [1080, 1620]],
        [date, []],
      ],
    },
    weeks[chance % weeks.length] ?? { week: [], dates: [] },
  ];
}

function everyDay(...ranges: number[]): number[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => ranges.map((minute) => day * 1440 + minute));
}

/** For each day nothing, or an evening that may end in the night. */
const anyWeek: fc.Arbitrary<CompiledHours> = fc
  .array(fc.option(fc.tuple(fc.constantFrom(180, 1080), fc.constantFrom(1410, 1500, 1590)), { freq: 4 }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((days) => ({
    week: days.flatMap((times, day) => times?.map((minute) => day * 1440 + minute) ?? []),
    dates: [],
  }));
const weeks = fc.sample(
  anyWeek.filter(({ week }) => week.length > 0),
  { numRuns: 97 },
);

function ofWeekday(week: readonly number[], begin: number): number[] {
  return pairs(week)
    .filter(([start]) => start >= begin && start < begin + 1440)
    .flatMap(([start, end]) => [start - begin, end - begin]);
}

function pairs(ranges: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < ranges.length; at += 2) found.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
  return found;
}

function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

function remembered(ask: (value: number) => number): (value: number) => number {
  const known = new Map<number, number>();
  return (value) => {
    const answer = known.get(value) ?? ask(value);
    known.set(value, answer);
    return answer;
  };
}

const dayLength = 86_400_000;
