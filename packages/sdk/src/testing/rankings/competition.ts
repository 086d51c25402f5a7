import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import { distanceMeters } from '@pinfold/contract/geo';
import type { Schemas } from '../../client/schema.ts';
import { spendLimit } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, hasText, now } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import { type Looked, measuredPeriod, rankPeriod } from './made-up-ranks.ts';
import { testPlaces, type TestPlace } from './ranking-fixtures.ts';
import {
  coordinatesOf,
  findMonitored,
  keywordsOf,
  requestedKeywords,
  requireCoordinates,
} from './watched-locations.ts';

type Location = Schemas['LocationItem'];
type Competitor = Schemas['Competitor'];

/** Handlers for competitors. */
export function competitorAnswers(data: TestData, tell: () => void): TestAnswers {
  const { rankings } = data;
  const competitors = collection(() => rankings.competitors, 'not_found', tell);
  const isCompetitor = (place_id: string) => rankings.competitors.some((one) => one.place_id === place_id);
  const isOwn = ({ place_id }: TestPlace) => data.locations.some(({ id }) => place_id === ownPlaceId(id));
  const shown = (place: TestPlace, ahead_count: number | null = null): Schemas['CompetitorPlace'] => ({
    ...place,
    is_competitor: isCompetitor(place.place_id),
    is_own: isOwn(place),
    ahead_count,
  });
  /** Returns places on the map: other listings, and own locations with coordinates. */
  const placesOnMap = () => [...testPlaces, ...data.locations.flatMap(placeOf)];
  return {
    listCompetitors: () => ({
      count: rankings.competitors.length,
      limit: Math.min(
        maxCompetitors,
        data.company.plan_restrictions.limits.max_listings_competitors ?? maxCompetitors,
      ),
      results: rankings.competitors,
    }),
    searchCompetitorPlaces: ({ query }) => {
      requireCoordinates(collection(() => data.locations).find(Number(query.get('facility'))));
      const found = placesOnMap().filter(({ name, address }) =>
        hasText(`${name} ${address}`, query.get('q')),
      );
      return { results: found.slice(0, 20).map((place) => shown(place)) };
    },
    listSuggestedCompetitors: () => ({
      results: testPlaces
        .filter((place) => !place.is_service_area && !isCompetitor(place.place_id))
        .map((place, at) => shown(place, 9 - 2 * at))
        .filter(({ ahead_count }) => (ahead_count ?? 0) > 0),
    }),
    createCompetitor: ({ body: { place_id } }) => {
      const place = placesOnMap().find((one) => one.place_id === place_id);
      if (!place) throw new TestProblem('not_found');
      if (isOwn(place)) throw new TestProblem('competitor_is_own');
      if (place.is_service_area) throw new TestProblem('service_area_not_monitored');
      if (isCompetitor(place_id)) throw new TestProblem('competitor_exists');
      if (rankings.competitors.length >= maxCompetitors) throw new TestProblem('too_many_competitors');
      spendLimit(data, 'max_listings_competitors', 1);
      const { is_service_area: _kind, ...kept } = place;
      return competitors.append({ id: competitors.nextId(), ...kept, created_at: now() });
    },
    deleteCompetitor: ({ id }) => competitors.remove(id),
  };
}

/** Handlers for comparisons of own positions with competitors. */
export function competitionAnswers(data: TestData): TestAnswers {
  const { rankings } = data;
  const { today } = rankings;
  return {
    getCompetition: ({ body: { facility, competitors, chart, keywords: asked, ...request } }) => {
      const location = findMonitored(data, facility);
      const keywords = requestedKeywords(asked, chart);
      const period = rankPeriod(request, today);
      const measured = (looked: readonly Looked[]) => {
        const { series, summary } = measuredPeriod(looked, period, today);
        const compared = period.before ? measuredPeriod(looked, period.before, today).summary : null;
        return { series, summary, compared };
      };
      return {
        ...period.answer,
        own: measured([ownLooked(data, location, keywords)]),
        competitors: rankings.competitors
          .filter(({ id }) => competitors?.includes(id) ?? true)
          .map((competitor) => ({
            competitor: competitor.id,
            name: competitor.name,
            ...measured(competitorLooked(data, competitor, [location], keywords)),
          })),
      };
    },
    comparePositions: ({ body: { a, b, ...request } }) => {
      const period = rankPeriod(request, today);
      const measured = (set: Schemas['ComparedSet']) => {
        const { looked, places_count } = lookedOf(data, set);
        const { series, summary } = measuredPeriod(looked, period, today);
        return { series, summary, places_count };
      };
      return { ...period.answer, a: measured(a), b: measured(b) };
    },
  };
}

/** The places of a compared set, as they are looked for. */
function lookedOf(data: TestData, set: Schemas['ComparedSet']): { looked: Looked[]; places_count: number } {
  const { facilities_ids = [], groups = [], competitors = [] } = set;
  const ids = new Set([...facilities_ids, ...groups.flatMap((group) => [...membersOf(data, group)])]);
  const locations = [...ids].map((id) => findMonitored(data, id, 'facility_unknown'));
  const rivals = data.rankings.competitors.filter(({ id }) => competitors.includes(id));
  const places_count = locations.length + rivals.length;
  if (places_count === 0) throw new TestProblem('set_empty');
  const keywords = requestedKeywords(set.keywords);
  const looked = [
    ...locations.map((location) => ownLooked(data, location, keywords)),
    ...rivals.flatMap((rival) => competitorLooked(data, rival, data.locations, keywords)),
  ];
  return { looked, places_count };
}

function ownLooked(data: TestData, location: Location, keywords: readonly string[]): Looked {
  const watched = keywordsOf(data, location);
  return { place: location.id, keywords: keywords.filter((keyword) => watched.includes(keyword)) };
}

/** A competitor is looked for from the own locations that are near. */
function competitorLooked(
  data: TestData,
  competitor: Competitor,
  from: readonly Location[],
  keywords: readonly string[],
): Looked[] {
  return from
    .filter((location) => {
      const place = coordinatesOf(location);
      return place && distanceMeters(place, competitor) / 1000 <= 25;
    })
    .map((location) => ({ ...ownLooked(data, location, keywords), place: 50_000 + competitor.id }));
}

/** An own location as the map shows it, if it lies somewhere. */
function placeOf(location: Location): TestPlace[] {
  const { id, name, formatted_address: address, business_type } = location;
  const place = coordinatesOf(location);
  if (!place) return [];
  return [
    {
      place_id: ownPlaceId(id),
      name,
      address,
      latitude: place.latitude,
      longitude: place.longitude,
      category: 'Kawiarnia',
      rating: 4.6,
      reviews_count: 420,
      is_service_area: business_type === 'service_area',
    },
  ];
}

function ownPlaceId(id: number): string {
  return `test-own-${id}`;
}
