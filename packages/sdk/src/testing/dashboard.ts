import {
  dashboardDays,
  dashboardPeriod,
  usualDashboardDays,
} from '@pinfold/contract/features/dashboard/dashboard';
import {
  formulaVersion,
  type IndicatorId,
  indicatorIds,
  type IndicatorPiece,
  type IndicatorValues,
  indicatorWeights,
  type MissingSetup,
  valueOfPieces,
} from '@pinfold/contract/features/dashboard/indicator';
import { nextPoints, pointsGained } from '@pinfold/contract/features/dashboard/next-points';
import { overallScore, shownPoints } from '@pinfold/contract/features/dashboard/overall-score';
import { type ScoredPeriod, scoreChanges } from '@pinfold/contract/features/dashboard/score-changes';
import { addDays, dayNumber } from '@pinfold/contract/features/listings/hours/calendar';
import {
  listingQuality,
  qualityParts,
  qualityWeights,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { partPermission } from '@pinfold/contract/features/listings/quality/quality-fields';
import { comparedPeriod, daysIn, type Period, stepsOf } from '@pinfold/contract/period';
import type { Schemas } from '../client/schema.ts';
import { seesAllLocations } from './access.ts';
import type { TestAnswers } from './answers.ts';
import type { TestData } from './test-data.ts';

/** Changes what the in-memory API answers about the dashboard. */
export interface TestDashboard {
  statsAs: (stats: Schemas['DashboardStats']) => Schemas['DashboardStats'];
  historyAs: (days: Schemas['ScoreDay'][]) => Schemas['ScoreDay'][];
}

/** The dashboard of the in-memory API: positions that rise, and the quality of the listings as they are. */
export function dashboardAnswers(data: TestData): TestAnswers {
  const { today } = data.rankings;
  return {
    getDashboardStats: ({ query }) => {
      const days = dashboardDays.find((one) => one === query.get('days')) ?? usualDashboardDays;
      return data.dashboard.statsAs(statsOf(data, dashboardPeriod(days, today)));
    },
    getDashboardHistory: ({ query }) => {
      if (!seesAllLocations(data)) return { results: [] };
      const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
      const until = to < today ? to : addDays(today, -1);
      const period = { from: from > addDays(today, -90) ? from : addDays(today, -90), to: until };
      return { results: data.dashboard.historyAs(stepsOf(period, 'day').map((day) => scoreDay(data, day))) };
    },
  };
}

function statsOf(data: TestData, period: Period): Schemas['DashboardStats'] {
  const before = comparedPeriod(period, 'previous_term') ?? period;
  const [now, earlier] = [scored(data, period), scored(data, before)];
  const { score, band, coverage } = overallScore(now.values);
  const isWhole = seesAllLocations(data);
  const earlierScore = overallScore(earlier.values);
  const steps = stepsOfListings(data, now.values);
  return {
    period: wireDays(period),
    dates: stepsOf(period, 'day'),
    score: shown(score),
    band,
    coverage,
    formula_version: formulaVersion,
    before: {
      ...wireDays(before),
      score: isWhole ? shown(earlierScore.score) : null,
      coverage: isWhole ? earlierScore.coverage : 0,
    },
    indicators: indicatorIds.map((id) => indicatorOf(data, id, { period, now, earlier, steps })),
    changes: isWhole ? scoreChanges(earlier, now) : null,
    next: nextPoints(now.values, steps).map(withoutValue),
    attention: attentionOf(data),
  };
}

interface Figures {
  period: Period;
  now: ScoredPeriod;
  earlier: ScoredPeriod;
  steps: readonly ListingStep[];
}

function indicatorOf(
  data: TestData,
  id: IndicatorId,
  { period, now, earlier, steps }: Figures,
): Schemas['DashboardIndicator'] {
  const [value, before] = [now.values[id] ?? null, earlier.values[id] ?? null];
  const isOfLocations = id === 'map_visibility' || id === 'listing_quality';
  const series = stepsOf(period, 'day').map((day) =>
    shown(scored(data, { from: day, to: day }).values[id] ?? null),
  );
  const own = steps.filter(({ indicator }) => indicator === id);
  return {
    id,
    weight: indicatorWeights[id],
    value: shown(value),
    state: value === null ? 'not_set_up' : 'known',
    scope: isOfLocations && !seesAllLocations(data) ? 'visible' : 'company',
    measured_on: value === null ? null : period.to,
    last_value: null,
    waiting_until: null,
    failure: null,
    missing: value === null ? missingOf[id] : null,
    before: shown(before),
    series,
    parts: (now.pieces[id] ?? []).map((piece) => ({ ...piece, value: shownPoints(piece.value) })),
    next: {
      steps: own.map((step) => ({
        ...withoutValue(step),
        gain: shownPoints(pointsGained(now.values, id, step.value)),
      })),
      aims: id === 'map_visibility' ? [aimOf(now.values)] : [],
    },
  };
}

const missingOf: Readonly<Record<IndicatorId, MissingSetup>> = {
  map_visibility: 'keywords',
  search_visibility: 'websites',
  listing_quality: 'locations',
  website_quality: 'websites',
  social_profiles: 'social_profiles',
  other_maps: 'other_maps',
};

const keywords = ['kawiarnia', 'kawa na wynos', 'ciastkarnia'] as const;

/** A period in which positions are the better the later it ends. */
function scored(data: TestData, period: Period): ScoredPeriod {
  const ago = (dayNumber(data.rankings.today) ?? 0) - (dayNumber(period.to) ?? 0) + daysIn(period) / 2;
  const maps = keywords.map((key, index): IndicatorPiece => {
    const value = Math.min(100, Math.max(0, 66 - index * 9 - (ago * (index + 1)) / 20));
    return { key, weight: 30 - index * 5, value };
  });
  const listings = qualityPieces(data);
  return {
    values: {
      ...Object.fromEntries(indicatorIds.map((id) => [id, null])),
      map_visibility: valueOfPieces(maps),
      listing_quality: valueOfPieces(listings),
    },
    pieces: { map_visibility: maps, listing_quality: listings },
  };
}

/** No holidays, since none are known without the API. */
function qualitiesOf({ listingFields, rankings }: TestData) {
  return [...listingFields.values()].map((fields) =>
    listingQuality(fields, { today: rankings.today, holidays: [] }),
  );
}

function qualityPieces(data: TestData): IndicatorPiece[] {
  const qualities = qualitiesOf(data);
  return qualityParts.map((key, index) => {
    const points = qualities.reduce((sum, { parts }) => sum + (parts[index]?.points ?? 0), 0);
    const weight = qualityWeights[key];
    return { key, weight, value: qualities.length === 0 ? 0 : (100 * points) / qualities.length / weight };
  });
}

type ListingStep = Omit<Schemas['ScoreStep'], 'gain'> & { value: number };

function stepsOfListings(data: TestData, values: IndicatorValues): ListingStep[] {
  const qualities = qualitiesOf(data);
  return qualityParts.flatMap((part, index): ListingStep[] => {
    const lacking = qualities
      .map(({ parts }) => qualityWeights[part] - (parts[index]?.points ?? 0))
      .filter((points) => points > 0);
    if (lacking.length === 0) return [];
    const gain = lacking.reduce((sum, points) => sum + points, 0) / qualities.length;
    return [
      {
        indicator: 'listing_quality',
        part,
        count: lacking.length,
        value: (values.listing_quality ?? 0) + gain,
        permission: partPermission(part),
        target: { screen: 'listings', filters: { quality_part: part } },
      },
    ];
  });
}

function withoutValue<Step extends { value: number }>({ value: _value, ...step }: Step): Omit<Step, 'value'> {
  return step;
}

function aimOf(values: IndicatorValues): Schemas['ScoreAim'] {
  return {
    indicator: 'map_visibility',
    aim: 'into_top10',
    count: 12,
    gain: shownPoints(pointsGained(values, 'map_visibility', (values.map_visibility ?? 0) + 7.4)),
    target: { screen: 'positions', filters: {} },
  };
}

function attentionOf({ reviews, googleAccounts }: TestData): Schemas['AttentionItem'][] {
  const open = reviews.filter((review) => !review.deleted && review.reply_status === 'none').length;
  const lost = googleAccounts.filter(({ is_disconnected }) => is_disconnected).length;
  const items: Schemas['AttentionItem'][] = [
    { kind: 'lost_access', count: lost, target: { screen: 'google_accounts', filters: {} } },
    {
      kind: 'open_replies',
      count: open,
      target: { screen: 'reviews', filters: { reply: 'false', deleted: 'false' } },
    },
  ];
  return items.filter(({ count }) => count > 0);
}

function scoreDay(data: TestData, day: string): Schemas['ScoreDay'] {
  const { values } = scored(data, dashboardPeriod(usualDashboardDays, addDays(day, 1)));
  const { score, coverage } = overallScore(values);
  return {
    day,
    score: shown(score),
    coverage,
    formula_version: formulaVersion,
    values: Object.fromEntries(
      indicatorIds.map((id) => [id, shown(values[id] ?? null)]),
    ) as Schemas['ScoreDay']['values'],
  };
}

function wireDays({ from, to }: Period) {
  return { date_from: from, date_to: to };
}

function shown(points: number | null): number | null {
  return points === null ? null : shownPoints(points);
}
