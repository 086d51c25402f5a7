import { beforeEach, expect, test, vi } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import type * as zonedTime from './zoned-time.ts';

type ZonedTime = typeof zonedTime;

/** What clocks show when only one of the two knows the rules of zones. */
async function withTemporal(temporal: typeof Temporal | undefined): Promise<ZonedTime> {
  vi.resetModules();
  vi.stubGlobal('Temporal', temporal);
  return import('./zoned-time.ts');
}

beforeEach(() => void vi.unstubAllGlobals());

const moments = [
  Date.UTC(1890, 4, 1, 12, 0, 7),
  Date.UTC(1999, 11, 31, 23, 59, 59),
  ...Array.from({ length: 24 }, (_, month) => Date.UTC(2026, month, 15, 3, 30)),
  // The last Sunday of October, around the hour that comes twice.
  ...[-61, -60, -1, 0, 1, 59, 60].map((minutes) => Date.UTC(2026, 9, 25, 1, minutes)),
];

test('LOC-03 clocks show the same where the browser knows zones by itself and where a formatter tells', async () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(400);
  const read = ({ localTime, instantOf }: ZonedTime) =>
    zones.flatMap((zone) =>
      moments.map((moment) => {
        const { date, minutes } = localTime(new Date(moment), zone);
        return `${zone} ${date} ${minutes} ${instantOf(date, minutes, zone).toISOString()}`;
      }),
    );
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  const expected = read(await withTemporal(undefined));
  expect(formatters).toHaveBeenCalledTimes(zones.length);
  expect(read(await withTemporal(Temporal))).toEqual(expected);
});

test.each([undefined, Temporal])(
  'LOC-03 a zone that nobody knows is an error either way',
  async (temporal) => {
    const { localTime } = await withTemporal(temporal);
    expect(() => localTime(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
  },
);
