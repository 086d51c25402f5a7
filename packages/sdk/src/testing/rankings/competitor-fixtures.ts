import type { Schemas } from '../../client/schema.ts';

type Competitor = Schemas['Competitor'];

/** A listing of somebody else, as the in-memory map knows it. */
export type TestPlace = Omit<Competitor, 'id' | 'created_at'> & { is_service_area: boolean };

/** One competitor as the API would give it; name only what matters. */
export function testCompetitor(competitor: Partial<Competitor> & { id: number }): Competitor {
  const { is_service_area: _kind, ...shown } =
    testPlaces[(competitor.id - 1) % testPlaces.length] ?? testPlaces[0];
  return { ...shown, created_at: '2026-09-01T08:00:00.000Z', ...competitor };
}

/** Listings around the test company's first location; the first three are its competitors. */
export const testPlaces: readonly [TestPlace, ...TestPlace[]] = [
  place('Kawiarnia Botanika', 'Kawiarnia', 'Bracka 9, 31-005 Kraków', [50.0602, 19.9359], 4.7, 1842),
  place('Palarnia Ziarno', 'Palarnia kawy', 'Szewska 21, 31-009 Kraków', [50.0627, 19.9343], 4.8, 963),
  place('Cukiernia Wanda', 'Cukiernia', 'Grodzka 44, 31-044 Kraków', [50.0571, 19.9384], 4.4, 611),
  place('Café Sukiennice', 'Kawiarnia', 'Rynek Główny 3, 31-042 Kraków', [50.0619, 19.9375], 4.2, 4120),
  place('Bistro Plantowa', 'Bistro', 'Basztowa 15, 31-143 Kraków', [50.0658, 19.9411], 4.6, 388),
  place('Karmelicka 14 Kawa', 'Kawiarnia', 'Karmelicka 14, 31-128 Kraków', [50.0645, 19.9312], 4.5, 274),
  place('Herbaciarnia Mgła', 'Herbaciarnia', 'Józefa 20, 31-056 Kraków', [50.0512, 19.9457], 4.9, 152),
  {
    ...place('Kawowóz Mobilny', 'Kawa na wynos', '', [50.0614, 19.9372], 4.9, 88),
    is_service_area: true,
  },
];

function place(
  name: string,
  category: string,
  address: string,
  [latitude, longitude]: [number, number],
  rating: number,
  reviews_count: number,
): TestPlace {
  const place_id = `test-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return {
    place_id,
    name,
    address,
    latitude,
    longitude,
    category,
    rating,
    reviews_count,
    is_service_area: false,
  };
}
