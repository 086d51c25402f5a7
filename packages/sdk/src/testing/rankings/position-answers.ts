import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { isKeywordCountAllowed, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { requestedPeriod, type PeriodAsked } from './asked-period.ts';
import { latestPosition, latestPositions } from './latest-positions.ts';
import { locationRows } from './location-rows.ts';
import { measuredPeriod } from './measured-period.ts';
import { measuredDays } from './test-tally.ts';
import {
  chosenLocations,
  coordinatesOf,
  findLocation,
  keywordsOf,
  refuseServiceArea,
  type ChosenLocations,
} from './watched-locations.ts';

/** Positions of own locations, made up when they are asked for. */
export function positionAnswers(data: TestData): TestAnswers {
  const { today } = data.rankings;
  const first = addDays(today, -measuredDays);
  return {
    listRankKeywords: ({ query }) => {
      const facility = query.get('facility');
      const locations = facility === null ? data.locations : [findLocation(data, Number(facility))];
      const counts = new Map<string, number>();
      for (const location of locations)
        for (const keyword of keywordsOf(data, location)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
      const results = [...counts]
        .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'pl'))
        .map(([keyword, facilities_count]) => ({
          keyword,
          facilities_count,
          measured_from: first,
          measured_to: today,
        }));
      return Response.json({ results, today });
    },
    searchPositions: ({ body }) => {
      const { facility, chart, keywords: asked, ...rest } = body as Schemas['PositionsSearch'];
      const location = findLocation(data, facility);
      refuseServiceArea(location);
      const keywords = askedKeywords(asked, chart);
      const period = requestedPeriod(rest, today);
      const watched = keywordsOf(data, location);
      const measured = (keyword: string, days: Parameters<typeof measuredPeriod>[1]) => {
        const looked = watched.includes(keyword) ? [{ place: facility, keywords: [keyword] }] : [];
        const { series, summary } = measuredPeriod(looked, days, today);
        return { series, summary };
      };
      return Response.json({
        ...period.answer,
        keywords: keywords.map((keyword) => ({
          keyword,
          ...measured(keyword, period),
          compared: period.before ? measured(keyword, period.before) : null,
        })),
        annotations: (data.rankings.annotations.get(facility) ?? []).filter(
          ({ date }) => date >= period.from && date <= period.to,
        ),
        measured_from: keywords.some((keyword) => watched.includes(keyword)) ? first : null,
      });
    },
    getRankOverview: ({ body }) => {
      const { keywords, ...asked } = body as Schemas['RankOverviewSearch'] & PeriodAsked;
      const period = requestedPeriod(asked, today);
      const wanted = keywords && askedKeywords(keywords);
      const looked = chosenLocations(data, asked)
        .map((location) => ({
          place: location.id,
          keywords: keywordsOf(data, location).filter((keyword) => wanted?.includes(keyword) ?? true),
        }))
        .filter((one) => one.keywords.length > 0);
      // Of very many locations some stand for all, so that an answer stays quick.
      const every = Math.ceil(looked.length / 60);
      const some = looked.filter((_, row) => row % every === 0);
      return Response.json({
        ...period.answer,
        ...measuredPeriod(some, period, today),
        before: period.before ? measuredPeriod(some, period.before, today) : null,
        facilities_count: looked.length,
      });
    },
    listLocationPositions: ({ body }) => {
      const asked = body as Schemas['LocationPositionsSearch'];
      const keywords = askedKeywords(asked.keywords);
      const { dates: _points, ...answer } = requestedPeriod(asked, today).answer;
      return Response.json({ ...locationRows(data, asked, keywords), ...answer });
    },
    getRankMap: ({ body }) => {
      const { keyword: text, ...asked } = body as Schemas['RankMapSearch'] & ChosenLocations;
      const keyword = normalizeKeyword(text);
      const watched = chosenLocations(data, asked).filter((location) =>
        data.presence.keywords.some(
          (one) => one.keyword === keyword && (one.facility ?? location.id) === location.id,
        ),
      );
      const results = watched
        .filter((location) => keywordsOf(data, location).includes(keyword))
        .flatMap((location) => {
          const place = coordinatesOf(location);
          const latest = latestPosition(location.id, keyword, today);
          if (!place || !latest) return [];
          const { id: facility, name, formatted_address } = location;
          const [, earlier] = latestPositions(facility, keyword, today);
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
      return Response.json({ results, not_shown: watched.length - results.length });
    },
  };
}

/** Keywords as they are kept, each once; refused where a chart takes fewer. */
export function askedKeywords(keywords: readonly string[], chart: RankChartKind = 'top'): string[] {
  if (!isKeywordCountAllowed(chart, keywords)) throw new TestProblem('average_takes_one_keyword');
  return [...new Set(keywords.map(normalizeKeyword))];
}
