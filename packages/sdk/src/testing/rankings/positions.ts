import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { missingRank, rankChange } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../answers.ts';
import { collection, countWords, pageOf } from '../collection.ts';
import { searchLocations, summaryOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import { latestPositions, measuredDays, measuredPeriod, rankPeriod } from './made-up-ranks.ts';
import { coordinatesOf, findMonitored, keywordsOf, requestedKeywords } from './watched-locations.ts';

type Location = Schemas['LocationItem'];

/** Handlers for positions of own locations, which are generated on request. */
export function positionAnswers(data: TestData): TestAnswers {
  const { today } = data.rankings;
  const measured_from = addDays(today, -measuredDays);
  return {
    listRankKeywords: ({ query }) => {
      const facility = query.get('facility');
      const locations =
        facility === null ? data.locations : [collection(() => data.locations).find(Number(facility))];
      const counts = countWords(locations.flatMap((location) => keywordsOf(data, location)));
      return {
        results: counts
          .toSorted(([, many], [, more]) => more - many)
          .map(([keyword, facilities_count]) => ({
            keyword,
            facilities_count,
            measured_from,
            measured_to: today,
          })),
        today,
      };
    },
    searchPositions: ({ body: { facility, chart, keywords: asked, ...request } }) => {
      const watched = keywordsOf(data, findMonitored(data, facility));
      const keywords = requestedKeywords(asked, chart);
      const period = rankPeriod(request, today);
      const measured = (keyword: string, days: Parameters<typeof measuredPeriod>[1]) => {
        const looked = watched.includes(keyword) ? [{ place: facility, keywords: [keyword] }] : [];
        const { series, summary } = measuredPeriod(looked, days, today);
        return { series, summary };
      };
      return {
        ...period.answer,
        keywords: keywords.map((keyword) => ({
          keyword,
          ...measured(keyword, period),
          compared: period.before ? measured(keyword, period.before) : null,
        })),
        annotations: (data.rankings.annotations.get(facility) ?? []).filter(
          ({ date }) => date >= period.from && date <= period.to,
        ),
        measured_from: keywords.some((keyword) => watched.includes(keyword)) ? measured_from : null,
      };
    },
    getRankOverview: ({ body: { keywords, ...request } }) => {
      const period = rankPeriod(request, today);
      const wanted = keywords && requestedKeywords(keywords);
      const looked = searchLocations(data, request)
        .map((location) => ({
          place: location.id,
          keywords: keywordsOf(data, location).filter((keyword) => wanted?.includes(keyword) ?? true),
        }))
        .filter((one) => one.keywords.length > 0);
      // Of very many locations some stand for all, so that an answer stays quick.
      const every = Math.ceil(looked.length / 60);
      const some = looked.filter((_, row) => row % every === 0);
      return {
        ...period.answer,
        ...measuredPeriod(some, period, today),
        before: period.before ? measuredPeriod(some, period.before, today) : null,
        facilities_count: looked.length,
      };
    },
    listLocationPositions: ({ body }) => {
      const keywords = requestedKeywords(body.keywords);
      const { dates: _points, ...answer } = rankPeriod(body, today).answer;
      return { ...locationRows(data, body, keywords), ...answer };
    },
    getRankMap: ({ body: { keyword: text, ...chosen } }) => {
      const keyword = normalizeKeyword(text);
      const watched = searchLocations(data, chosen).filter((location) =>
        data.presence.keywords.some(
          (one) => one.keyword === keyword && (one.facility ?? location.id) === location.id,
        ),
      );
      const results = watched
        .filter((location) => keywordsOf(data, location).includes(keyword))
        .flatMap((location) => {
          const { id: facility, name, formatted_address } = location;
          const place = coordinatesOf(location);
          const [latest, earlier] = latestPositions(facility, keyword, today);
          if (!place || !latest) return [];
          return [
            {
              facility,
              name,
              formatted_address,
              latitude: place.latitude,
              longitude: place.longitude,
              position: latest.best,
              previous: earlier?.best ?? null,
              measured_on: latest.day,
            },
          ];
        });
      return { results, not_shown: watched.length - results.length };
    },
  };
}

/** One page of the table of positions; only its own rows are measured. */
function locationRows(
  data: TestData,
  request: Schemas['LocationPositionsSearch'],
  keywords: readonly string[],
): { count: number; results: Schemas['LocationPositions'][] } {
  const { today } = data.rankings;
  const period = rankPeriod(request, today);
  const measuresOf = (location: Location, some: readonly string[]) => {
    const looked = [{ place: location.id, keywords: some }];
    return {
      summary: measuredPeriod(looked, period, today).summary,
      compared: period.before ? measuredPeriod(looked, period.before, today).summary : null,
    };
  };
  const row = (location: Location): Schemas['LocationPositions'] => {
    const watched = keywordsOf(data, location);
    const wanted = keywords.filter((keyword) => watched.includes(keyword));
    const total = measuresOf(location, wanted);
    return {
      facility: summaryOf(location),
      keywords: keywords.map((keyword) => {
        const is_watched = wanted.includes(keyword);
        return { keyword, is_watched, ...measuresOf(location, is_watched ? [keyword] : []) };
      }),
      total: total.summary,
      total_compared: total.compared,
    };
  };
  const chosen = new Set(searchLocations(data, request));
  const rows = ordered(data, request.order_by ?? 'name', keywords[0] ?? '').filter((one) => chosen.has(one));
  const query = new URLSearchParams();
  for (const name of ['page', 'page_size'] as const)
    if (request[name]) query.set(name, String(request[name]));
  const page = pageOf(rows, query, 25);
  return { ...page, results: page.results.map(row) };
}

/** Where the keyword is not watched a location comes last, whichever way the order goes. */
function ordered(data: TestData, order: string, keyword: string): Location[] {
  const { locations, rankings } = data;
  const by = (value: (location: Location) => number) => {
    const isWatched = (location: Location) => keywordsOf(data, location).includes(keyword);
    const values = new Map(locations.filter(isWatched).map((location) => [location, value(location)]));
    const sign = order.startsWith('-') ? -1 : 1;
    const weight = (location: Location) => {
      const measured = values.get(location);
      return measured === undefined ? Number.MAX_SAFE_INTEGER : sign * measured;
    };
    return locations.toSorted((a, b) => weight(a) - weight(b) || a.id - b.id);
  };
  const latest = ({ id }: Location) => latestPositions(id, keyword, rankings.today);
  switch (order.replace('-', '')) {
    case 'position':
      return by((location) => latest(location)[0]?.best ?? missingRank);
    case 'change':
      return by((location) => {
        const [now, before] = latest(location);
        return before ? -rankChange(now?.best ?? null, before.best) : 0;
      });
    case 'city':
      return locations.toSorted((a, b) => a.city.localeCompare(b.city, 'pl') || a.id - b.id);
    default:
      return locations.toSorted((a, b) => a.name.localeCompare(b.name, 'pl') || a.id - b.id);
  }
}
