import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import {
  type AttentionKind,
  type DashboardDays,
  dashboardPeriod,
} from '@pinfold/contract/features/dashboard/dashboard';
import type {
  AttentionItem,
  getDashboardStats,
  ScoreStep,
} from '@pinfold/contract/features/dashboard/dashboard.endpoints';
import {
  formulaVersion,
  indicatorIds,
  indicatorWeights,
  knownValue,
  type IndicatorId,
  type IndicatorReading,
  type IndicatorValues,
} from '@pinfold/contract/features/dashboard/indicator';
import { nextPoints, pointsGained } from '@pinfold/contract/features/dashboard/next-points';
import { overallScore, shownPoints } from '@pinfold/contract/features/dashboard/overall-score';
import { scoreChanges, type ScoreChanges } from '@pinfold/contract/features/dashboard/score-changes';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { comparedPeriod, type Period, stepsOf } from '@pinfold/contract/period';
import type { AttentionSource } from '../../attention-sources.ts';
import { oneRow } from '../../database/database.ts';
import type { IndicatorFigures, IndicatorSource, IndicatorSources } from '../../indicator-sources.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { readIndicators, scoredBefore, scoredPeriod, valuesOfFigures } from './read-indicators.ts';
import { type ScoreDayRow, shownCoverage, shownOrNull, storedScores } from './score-days.queries.ts';

/** Where a dashboard has everything from. */
export interface DashboardSources {
  indicators: IndicatorSources;
  attention: readonly AttentionSource[];
}

type Stats = z.input<typeof getDashboardStats.response>;

/** The score of a member's dashboard, up to yesterday, and what there is to be said of it. */
export async function dashboardStats(
  services: Services,
  member: Member,
  days: DashboardDays,
  sources: DashboardSources,
): Promise<Stats> {
  const { database, now } = services;
  const period = dashboardPeriod(days, localTime(now(), member.timezone).date);
  const before = comparedPeriod(period, 'previous_term') ?? period;
  const [figures, stored, attention] = await Promise.all([
    readIndicators(services, sources.indicators, member, period, before),
    // What is stored is of all locations.
    member.seesAllLocations
      ? storedScores(database.queries, member.companyId, { from: before.from, to: period.to })
      : [],
    attentionOf(services, member, sources.attention),
  ]);
  const earlier = scoredBefore(figures, { kinds: sources.indicators, period: before, stored });
  const values = valuesOfFigures(figures);
  const { score, band, coverage } = overallScore(values);
  const open = new Set(indicatorIds.filter((id) => mayOpen(member, sources.indicators[id])));
  const steps = indicatorIds.filter((id) => open.has(id)).flatMap((id) => figures[id].steps ?? []);
  const dates = stepsOf(period, 'day');
  return {
    period: wireDays(period),
    dates,
    score: shownOrNull(score),
    band,
    coverage: shownCoverage(coverage),
    formula_version: formulaVersion,
    before: { ...wireDays(before), ...earlierScore(member, earlier.values) },
    indicators: indicatorIds.map((id) => ({
      id,
      weight: indicatorWeights[id],
      scope: sources.indicators[id].isOfLocations && !member.seesAllLocations ? 'visible' : 'company',
      ...wireReading(figures[id].reading),
      before: shownOrNull(earlier.values[id] ?? null),
      series: seriesOf(id, figures[id], { dates, stored }),
      ...(open.has(id) ? insideOf(id, figures[id], values) : { parts: null, next: null }),
    })),
    changes: member.seesAllLocations ? wireChanges(scoreChanges(earlier, scoredPeriod(figures)), open) : null,
    next: nextPoints(values, steps).map(wireStep),
    attention,
  };
}

function mayOpen(member: Member, { screen }: Pick<IndicatorSource, 'screen'>): boolean {
  return decideAccess(screen, member) === undefined;
}

/** Without stored days the earlier score of some locations would miss what is a state: it is not comparable. */
function earlierScore(member: Member, values: IndicatorValues) {
  const { score, coverage } = overallScore(values);
  if (!member.seesAllLocations) return { score: null, coverage: 0 };
  return { score: shownOrNull(score), coverage: shownCoverage(coverage) };
}

function wireDays({ from, to }: Period) {
  return { date_from: from, date_to: to };
}

function wireReading(reading: IndicatorReading) {
  return {
    state: reading.state,
    value: shownOrNull(knownValue(reading)),
    measured_on: 'measuredOn' in reading ? reading.measuredOn : null,
    last_value: reading.state === 'stale' ? shownPoints(reading.lastValue) : null,
    waiting_until: reading.state === 'waiting' ? reading.until : null,
    failure: reading.state === 'failed' ? reading.reason : null,
    missing: reading.state === 'not_set_up' ? reading.missing : null,
  };
}

/** By day as it was measured, or as it was stored. */
function seriesOf(
  id: IndicatorId,
  { days }: IndicatorFigures,
  { dates, stored }: { dates: readonly string[]; stored: readonly ScoreDayRow[] },
): (number | null)[] {
  const values = days ?? new Map(stored.map(({ day, indicators }) => [day, indicators[id]?.value ?? null]));
  return dates.map((day) => shownOrNull(values.get(day) ?? null));
}

/** What only those learn who may open the indicator's own screen. */
function insideOf(
  id: IndicatorId,
  { pieces = [], steps = [], aims = [] }: IndicatorFigures,
  values: IndicatorValues,
) {
  return {
    parts: pieces.map(({ key, weight, value }) => ({ key, weight, value: shownPoints(value) })),
    next: {
      steps: steps.map((step) =>
        wireStep({ ...step, gain: shownPoints(pointsGained(values, id, step.value)) }),
      ),
      aims: aims.map(({ aim, count, value, target }) => ({
        indicator: id,
        aim,
        count,
        gain: shownPoints(pointsGained(values, id, value)),
        target,
      })),
    },
  };
}

function wireStep({ indicator, part, count, gain, permission, target }: ScoreStep): ScoreStep {
  return { indicator, part, count, gain, permission, target };
}

function wireChanges(changes: ScoreChanges | null, open: ReadonlySet<IndicatorId>): Stats['changes'] {
  if (!changes) return null;
  const lines = changes.lines.map((line) => ({
    ...line,
    inside: open.has(line.indicator) ? line.inside : [],
  }));
  return { ...changes, lines };
}

async function attentionOf(
  services: Services,
  member: Member,
  sources: readonly AttentionSource[],
): Promise<AttentionItem[] | null> {
  const open = sources.filter((source) => mayOpen(member, source));
  if (open.length === 0) return null;
  const columns = open.map(({ kind, found }) => sql`(${found(member)}) as ${sql.identifier(kind)}`);
  const all = await oneRow<Record<AttentionKind, unknown>>(
    services.database.queries,
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  return open
    .map(({ kind, target, count = counted }) => ({ kind, target, count: count(services, all[kind]) }))
    .filter(({ count }) => count > 0);
}

function counted(_services: Services, found: unknown): number {
  return Number(found);
}
