import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../client/schema.ts';
import { nextId } from '../company/next-id.ts';
import { spendTestLimit } from '../company/plan-answers.ts';
import { hasText, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { testPlaces, type TestPlace } from './competitor-fixtures.ts';
import { coordinatesOf, findLocation } from './watched-locations.ts';

/** Whose positions are kept beside the own ones. */
export function competitorAnswers(data: TestData, tell: () => void): TestAnswers {
  const { rankings } = data;
  const isCompetitor = (place_id: string) => rankings.competitors.some((one) => one.place_id === place_id);
  const shown = (place: TestPlace, ahead_count: number | null = null): Schemas['CompetitorPlace'] => ({
    ...place,
    is_competitor: isCompetitor(place.place_id),
    is_own: isOwn(data, place),
    ahead_count,
  });
  return {
    listCompetitors: () => {
      const limit = Math.min(
        maxCompetitors,
        data.company.plan_restrictions.limits.max_listings_competitors ?? maxCompetitors,
      );
      return Response.json({ count: rankings.competitors.length, limit, results: rankings.competitors });
    },
    searchCompetitorPlaces: ({ query }) => {
      const location = findLocation(data, Number(query.get('facility')));
      if (!coordinatesOf(location)) throw new TestProblem('coordinates_missing');
      const found = placesOn(data).filter(({ name, address }) =>
        hasText(`${name} ${address}`, query.get('q')),
      );
      return Response.json({ results: found.slice(0, 20).map((place) => shown(place)) });
    },
    listSuggestedCompetitors: () =>
      Response.json({
        results: testPlaces
          .filter((place) => !place.is_service_area && !isCompetitor(place.place_id))
          .map((place, at) => shown(place, 9 - 2 * at))
          .filter(({ ahead_count }) => (ahead_count ?? 0) > 0),
      }),
    createCompetitor: ({ body }) => {
      const { place_id } = body as Schemas['NewCompetitor'];
      const place = placesOn(data).find((one) => one.place_id === place_id);
      if (!place) throw new TestProblem('not_found');
      if (isOwn(data, place)) throw new TestProblem('competitor_is_own');
      if (place.is_service_area) throw new TestProblem('service_area_not_monitored');
      if (isCompetitor(place_id)) throw new TestProblem('competitor_exists');
      if (rankings.competitors.length >= maxCompetitors) throw new TestProblem('too_many_competitors');
      spendTestLimit(data, 'max_listings_competitors', 1);
      const { is_service_area: _kind, ...kept } = place;
      const competitor = { id: nextId(rankings.competitors), ...kept, created_at: new Date().toISOString() };
      rankings.competitors = [...rankings.competitors, competitor];
      tell();
      return Response.json(competitor, { status: 201 });
    },
    deleteCompetitor: ({ id }) => {
      const left = rankings.competitors.filter((one) => one.id !== id);
      if (left.length === rankings.competitors.length) throw new TestProblem('not_found');
      rankings.competitors = left;
      tell();
      return noContent();
    },
  };
}

/** What the map shows: others, and the own locations that lie somewhere. */
function placesOn(data: TestData): TestPlace[] {
  return [...testPlaces, ...data.locations.filter(coordinatesOf).map(placeOf)];
}

function isOwn({ locations }: TestData, { place_id }: TestPlace): boolean {
  return locations.some(({ id }) => place_id === ownPlaceId(id));
}

function placeOf(location: Schemas['LocationItem']): TestPlace {
  const { id, name, formatted_address: address, business_type } = location;
  const { latitude, longitude } = coordinatesOf(location) ?? { latitude: 0, longitude: 0 };
  return {
    place_id: ownPlaceId(id),
    name,
    address,
    latitude,
    longitude,
    category: 'Kawiarnia',
    rating: 4.6,
    reviews_count: 420,
    is_service_area: business_type === 'service_area',
  };
}

const ownPlaceId = (id: number) => `test-own-${id}`;
