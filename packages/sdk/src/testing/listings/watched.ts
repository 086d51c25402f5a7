import { watchedLimits } from '@pinfold/contract/features/listings/watched/watched-location';
import type { Schemas } from '../../client/schema.ts';
import { type TestAnswers, TestProblem } from '../answers.ts';
import { collection, hasText, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

type Watched = Schemas['WatchedLocation'];

/** Locations of others, and what the map has besides. */
export interface TestWatched {
  locations: Watched[];
  /** Places that a search finds, own and watched ones included. */
  onMap: Pick<Schemas['PlaceToWatch'], 'place_id' | 'name' | 'description'>[];
  /** Ids of places that are the company's own. */
  ownPlaces: string[];
}

/** Returns two watched locations, one of them with changes, and two more places that can be found. */
export function testWatched(now: Date): TestWatched {
  const dayOf = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const since = dayOf(watchedLimits.comparedDays).slice(0, 10);
  return {
    locations: [
      testWatchedLocation({
        id: 1,
        place_id: 'place-901',
        name: 'Cukiernia Rogal',
        city: 'Poznań',
        formatted_address: 'Święty Marcin 40, 61-807 Poznań',
        category: 'Cukiernia',
        rating: 4.3,
        reviews_count: 212,
        compared: { since, rating: 0.1, reviews_count: 8 },
        read_at: dayOf(0.2),
        changes: [
          {
            seen_at: dayOf(6),
            fields: ['website'],
            before: { website: 'https://rogal.example/' },
            after: { website: 'https://cukiernia-rogal.example/' },
          },
        ],
      }),
      testWatchedLocation({
        id: 2,
        place_id: 'place-902',
        name: 'Kocia Kawiarnia Mruczek',
        city: 'Łódź',
        formatted_address: 'Piotrkowska 70, 90-105 Łódź',
        category: 'Kawiarnia',
        rating: 4.6,
        reviews_count: 1180,
        compared: null,
        read_at: dayOf(0.1),
      }),
    ],
    onMap: [
      onMap('place-901', 'Cukiernia Rogal', 'Święty Marcin 40, Poznań, Polska'),
      onMap('place-902', 'Kocia Kawiarnia Mruczek', 'Piotrkowska 70, Łódź, Polska'),
      onMap('place-903', 'Bar Mleczny Pod Zegarem', 'Hoża 19, Warszawa, Polska'),
      onMap('place-904', 'Kawiarnia Pod Lipą', 'Szewska 20, Kraków, Polska'),
      onMap('place-1', 'Kawiarnia Lipa', 'Karmelicka 21, Kraków, Polska'),
    ],
    ownPlaces: ['place-1'],
  };
}

function onMap(place_id: string, name: string, address: string): TestWatched['onMap'][number] {
  return { place_id, name, description: `${name}, ${address}` };
}

/** Returns a watched location in the shape of the API, with what differs. */
export function testWatchedLocation(over: Pick<Watched, 'id' | 'name'> & Partial<Watched>): Watched {
  return {
    city: '',
    formatted_address: '',
    store_code: '',
    is_verified: false,
    place_id: `place-${over.id}`,
    category: '',
    maps_url: 'https://maps.google.example/',
    open_status: 'OPEN',
    is_gone: false,
    rating: null,
    reviews_count: 0,
    compared: null,
    read_at: '2026-11-20T10:00:00.000Z',
    changes: [],
    ...over,
  };
}

/** Locations of others in the in-memory API; the plan's room is what its limit leaves beside the own ones. */
export function watchedAnswers(data: TestData): TestAnswers {
  const held = data.watched;
  const watched = collection(() => held.locations);
  const isWatched = (placeId: string) => held.locations.some(({ place_id: id }) => id === placeId);
  return {
    listWatchedLocations: ({ query }) =>
      pageOf(
        held.locations.filter(({ name, formatted_address: address }) =>
          hasText(`${name} ${address}`, query.get('q')),
        ),
        query,
        20,
      ),
    searchPlacesToWatch: ({ query }) => ({
      results: held.onMap
        .filter(({ description }) => hasText(description, query.get('q')))
        .slice(0, 5)
        .map((place) => ({
          ...place,
          is_own: held.ownPlaces.includes(place.place_id),
          is_watched: isWatched(place.place_id),
        })),
    }),
    createWatchedLocations: ({ body: { place_ids: placeIds } }) => {
      if (placeIds.some((placeId) => held.ownPlaces.includes(placeId))) throw new TestProblem('place_is_own');
      const added = placeIds.filter((placeId) => !isWatched(placeId));
      const max = data.company.plan_restrictions.limits.max_facilities;
      const used = data.locations.length + held.locations.length;
      if (max !== undefined && used + added.length > max) throw new TestProblem('plan_limit_reached');
      for (const placeId of added) {
        const found = held.onMap.find(({ place_id: id }) => id === placeId);
        if (!found) throw new TestProblem('not_found');
        watched.append(
          testWatchedLocation({
            id: Math.max(900, watched.nextId()),
            name: found.name,
            place_id: placeId,
            formatted_address: found.description.replace(`${found.name}, `, ''),
            rating: 4.4,
            reviews_count: 96,
            read_at: new Date().toISOString(),
          }),
        );
      }
      return { results: held.locations.filter(({ place_id: id }) => placeIds.includes(id)) };
    },
    deleteWatchedLocation: ({ id }) => watched.remove(id),
  };
}
