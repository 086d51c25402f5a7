import { weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import fc from 'fast-check';
import type { CompiledHours, PublicStoreCard } from '../../locator-source.ts';
import type { StoreQuery } from '../locator-engine.ts';

/** A Monday, ten o’clock in Warsaw. */
export const now = new Date('2026-11-23T09:00:00Z');

/** Mondays to Fridays from eight to four; nights; and a closed day. */
export const schedules: CompiledHours[] = [
  { week: weekdays.slice(0, 5).flatMap((day) => [day * 1440 + 480, day * 1440 + 960]), dates: [] },
  { week: weekdays.flatMap((day) => [day * 1440 + 1080, day * 1440 + 1560]), dates: [] },
  { week: weekdays.flatMap((day) => [day * 1440, (day + 1) * 1440]), dates: [['2026-11-23', []]] },
];

const anyCard = fc.record({
  name: fc.constantFrom('Kawiarnia Lipa', 'Pijalnia', 'Lipa Express'),
  street: fc.constantFrom('Długa 3', 'Rynek Główny 12/3', 'ul. 3 Maja 7', ''),
  postal_code: fc.constantFrom('31-042', '90-001', ''),
  city: fc.constantFrom('Kraków', 'Łódź', 'Nowa Huta', ''),
  place: fc.option(fc.tuple(fc.integer({ min: -85, max: 85 }), fc.integer({ min: -180, max: 179 })), {
    freq: 6,
  }),
  hours: fc.integer({ min: -1, max: 2 }),
  filters: fc.integer({ min: 0, max: 15 }),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
  reviews_count: fc.nat(5000),
  phone: fc.constantFrom('', '+48123456789'),
  is_closed_for_now: fc.boolean(),
});

export const anyStores: fc.Arbitrary<PublicStoreCard[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 2 ** 40 }), anyCard), {
    selector: ([id]) => id,
    maxLength: 60,
  })
  .map((stores) =>
    stores.map(([id, { place, ...card }]) => ({
      ...card,
      id,
      zone: 0,
      latitude: place ? place[0] + 0.00001 : null,
      longitude: place ? place[1] + 0.12345 : null,
    })),
  );

export const anyBounds = fc
  .tuple(
    fc.integer({ min: -80, max: 70 }),
    fc.integer({ min: -250, max: 250 }),
    fc.integer({ min: 1, max: 90 }),
    fc.integer({ min: 1, max: 359 }),
  )
  .map(([south, west, high, wide]) => [south, west, Math.min(85, south + high), west + wide] as const);

export const anyQuery: fc.Arbitrary<StoreQuery> = fc.record({
  text: fc.constantFrom('', 'kra', 'lipa', 'długa 3', 'NOWA h', '31-0', 'maja lodz', 'x'),
  near: fc.option(
    fc.record({
      latitude: fc.integer({ min: -85, max: 85 }),
      longitude: fc.integer({ min: -180, max: 180 }),
    }),
    { nil: undefined },
  ),
  withinKm: fc.option(fc.integer({ min: 100, max: 9000 }), { nil: undefined }),
  isOpenNow: fc.boolean(),
  filters: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
  bounds: fc.option(anyBounds, { nil: undefined, freq: 2 }),
  now: fc.constantFrom(now, new Date('2026-11-24T23:30:00Z'), new Date('2026-11-24T12:00:00Z')),
});
