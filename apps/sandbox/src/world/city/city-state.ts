import { dateInWarsaw, dayNumber } from '../warsaw-time.ts';
import { type LocationHead, locationsOf, type WorldSource } from '../world-source.ts';
import type { Apply } from '../world-event.ts';
import { placeIdFrom } from './city-place.ts';
import type { Business } from './draw-business.ts';

/** What the script made of the city. Only `applyEvent` changes it. */
export interface CityState {
  moves: CityMove[];
  opened: OpenedBusiness[];
}

/** A place that ranks better or worse than it would by itself. */
export interface CityMove {
  id: string;
  placeId: string;
  /** Default every search. */
  keyword?: string;
  /** Days from 1970, both included; without an end it lasts. */
  from: number;
  until?: number;
  /** What is added to its score, growing over so many days; 1 is about ten positions. */
  lift?: { by: number; overDays: number };
  /** A fixed position; above 20 the place is not found. */
  position?: number;
}

export interface OpenedBusiness extends Business {
  from: number;
  until?: number;
}

export type CityEvent =
  | { kind: 'city_moved'; move: CityMove }
  | { kind: 'city_opened'; business: OpenedBusiness }
  | { kind: 'city_cleared' };

/** What moves in the city. */
export const applyCityEvents: Apply<CityEvent> = {
  city_moved(state, { move }) {
    state.lastNumber += 1;
    state.city.moves.push(move);
  },
  city_opened(state, { business }) {
    state.lastNumber += 1;
    state.city.opened.push(business);
  },
  city_cleared: (state) => void (state.city = { moves: [], opened: [] }),
};

/** Recent events in the demo's cities: a location climbs, one falls this week, a competitor has opened. */
export function demoCity(source: WorldSource, seededAt: number): CityState {
  const today = dayNumber(dateInWarsaw(seededAt));
  const places = placesByCode(source);
  const move = (code: string, daysAgo: number, by: number, overDays: number) => {
    const placeId = places.get(code)?.placeId;
    return placeId === undefined
      ? []
      : [{ id: `demo-${code}-${daysAgo}`, placeId, from: today - daysAgo, lift: { by, overDays } }];
  };
  const market = places.get('LIP-WRO-02');
  return {
    moves: [
      ...move('LIP-KRK-02', 4000, -0.7, 1),
      ...move('LIP-KRK-02', 38, 0.85, 12),
      ...move('LIP-WAW-02', 4, -0.65, 2),
    ],
    opened: market
      ? [
          {
            place: {
              placeId: placeIdFrom('demo opened'),
              title: 'Kawiarnia Nowy Rynek',
              categories: ['categories/gcid:cafe', 'categories/gcid:breakfast_restaurant'],
              street: 'ul. Wita Stwosza 6',
              postalCode: '50-148',
              locality: 'Wrocław',
              regionCode: 'PL',
              latitude: market.latitude - 0.0006,
              longitude: market.longitude + 0.0024,
              phone: '+48715550660',
              website: 'https://nowyrynek.example/',
              isServiceArea: false,
              isClaimed: true,
            },
            rating: 4.9,
            reviewsCount: 310,
            traits: [
              ['breakfast', 0.9],
              ['garden', 0.8],
            ],
            from: today - 60,
          },
        ]
      : [],
  };
}

function placesByCode(source: WorldSource): Map<string, LocationHead> {
  const heads = source.accounts.flatMap(({ id }) => [...locationsOf(source, id)]);
  return new Map(heads.map((head) => [head.storeCode, head]));
}
