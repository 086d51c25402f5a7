import * as z from 'zod';
import { PermissionSchema } from '../../access/permission-schema.ts';
import { dayText } from '../../day-text.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { qualityBands } from '../listings/quality/quality-band.ts';
import { attentionKinds, dashboardDays, dashboardScreens } from './dashboard.ts';
import { indicatorFailures, indicatorIds, indicatorStates, missingSetups } from './indicator.ts';
import { scoreChangeKinds } from './score-changes.ts';

const dashboardReads = { module: 'dashboard', permission: 'view_dashboard', demo: 'allowed' } as const;

const IndicatorIdSchema = z.enum(indicatorIds).meta({ id: 'IndicatorId' });

const points = z.number().min(0).max(100).nullable();

const coverage = z.number().min(0).max(1).describe('Share of the formula’s weights that is known.');

/** A screen with what narrows it, for those who may open it; the host knows its address. */
export const ScreenTarget = z
  .object({
    screen: z.enum(dashboardScreens),
    filters: z.record(z.string(), z.string()).describe('As the query of the screen’s own list has them.'),
  })
  .meta({ id: 'ScreenTarget' });
export type ScreenTarget = z.infer<typeof ScreenTarget>;

const ScorePeriod = z
  .object({ date_from: z.iso.date(), date_to: z.iso.date() })
  .meta({ id: 'ScorePeriod', description: 'Days in the time zone of the company, both included.' });

/** What an indicator is made of. */
const IndicatorPart = z
  .object({
    key: z.string().describe('A keyword, or a part of listings.'),
    weight: z.number().describe('Against the other parts of the indicator.'),
    value: z.number().min(0).max(100),
  })
  .meta({ id: 'IndicatorPart' });

/** Something to do, and what the score gains by it. */
export const ScoreStep = z
  .object({
    indicator: IndicatorIdSchema,
    part: z.string().describe('Of the indicator, as the keys of its parts.'),
    count: z.int().describe('Locations that have to be touched.'),
    gain: z.number().describe('Points of the score, to a tenth.'),
    permission: PermissionSchema.describe('Needed to do it.'),
    target: ScreenTarget,
  })
  .meta({ id: 'ScoreStep' });
export type ScoreStep = z.infer<typeof ScoreStep>;

/** What is in nobody's hands alone; no promise, but worth an effort. */
const ScoreAim = z
  .object({
    indicator: IndicatorIdSchema,
    aim: z.enum(['into_top10']).describe('Locations and keywords at 11 to 20 that would be at 10.'),
    count: z.int().describe('Pairs of a location and a keyword.'),
    gain: z.number().describe('Points of the score, to a tenth, if all of them were for a whole period.'),
    target: ScreenTarget,
  })
  .meta({ id: 'ScoreAim' });

const IndicatorNext = z
  .object({ steps: z.array(ScoreStep), aims: z.array(ScoreAim) })
  .meta({ id: 'IndicatorNext' });

/** One of the six indicators. */
export const DashboardIndicator = z
  .object({
    id: IndicatorIdSchema,
    weight: z.int(),
    value: points.describe('Null where it is not known, which is not 0.'),
    state: z.enum(indicatorStates).meta({ id: 'IndicatorState' }),
    scope: z
      .enum(['company', 'visible'])
      .describe('Of the whole company, or of the locations that the member sees.'),
    measured_on: z.iso
      .date()
      .nullable()
      .describe('The last day that the value, or the last value, rests on.'),
    last_value: points.describe('With the state `stale`: what it was, 45 days ago at most.'),
    waiting_until: z.iso
      .date()
      .nullable()
      .describe('With `waiting`: the first day on which it can be known.'),
    failure: z.enum(indicatorFailures).nullable().describe('With `failed`: why.'),
    missing: z
      .enum(missingSetups)
      .meta({ id: 'MissingSetup' })
      .nullable()
      .describe(
        'With `not_set_up`: what is missing. `monitored_locations`: none that has keywords is looked up on the map. `search_locations`: all keywords are searched from places without coordinates.',
      ),
    before: points.describe('The value of the earlier period; null where it is not known.'),
    series: z.array(points).describe('One of each of `dates`; null is a gap, never 0.'),
    parts: z.array(IndicatorPart).nullable().describe('Null without access to the screen of the indicator.'),
    next: IndicatorNext.nullable().describe('Everything that would raise it; null as `parts`.'),
  })
  .meta({ id: 'DashboardIndicator' });
export type DashboardIndicator = z.infer<typeof DashboardIndicator>;

const ScoreChangeLine = z
  .object({
    indicator: IndicatorIdSchema,
    kind: z.enum(scoreChangeKinds).meta({ id: 'ScoreChangeKind' }),
    points: z.number().describe('Points of the score, to a tenth.'),
    inside: z
      .array(
        z.object({
          key: z.string().nullable().describe('Of a part; null for all others together.'),
          points: z.number(),
        }),
      )
      .describe('The five largest each way and the rest, which add up to `points`; empty without access.'),
  })
  .meta({ id: 'ScoreChangeLine' });

const ScoreChangesSchema = z
  .object({
    total: z.number().describe('The score minus the one before, as both are shown.'),
    lines: z.array(ScoreChangeLine).describe('Add up to `total`.'),
  })
  .meta({ id: 'ScoreChanges' });

const AttentionItem = z
  .object({ kind: z.enum(attentionKinds), count: z.int().min(1), target: ScreenTarget })
  .meta({ id: 'AttentionItem' });
export type AttentionItem = z.infer<typeof AttentionItem>;

/** The dashboard of a member. */
export const DashboardStats = z
  .object({
    period: ScorePeriod,
    dates: z.array(z.iso.date()).describe('The days of the period, oldest first.'),
    score: points.describe('To a tenth; null where less than 0.4 of the formula is known.'),
    band: z.enum(qualityBands).nullable(),
    coverage,
    formula_version: z.int(),
    before: z
      .object({ ...ScorePeriod.shape, score: points, coverage })
      .meta({ id: 'ScoreBefore' })
      .describe(
        'As many days right before. Without a score for members of some locations: theirs is not stored.',
      ),
    indicators: z.array(DashboardIndicator).length(indicatorIds.length),
    changes: ScoreChangesSchema.nullable().describe('Null where either period has no score.'),
    next: z
      .array(ScoreStep)
      .describe('What brings the most for each location first, until five points are reached.'),
    attention: z
      .array(AttentionItem)
      .nullable()
      .describe('What waits, of what the member may see; null where that is nothing.'),
  })
  .meta({ id: 'DashboardStats' });
export type DashboardStats = z.infer<typeof DashboardStats>;

export const getDashboardStats = defineEndpoint({
  id: 'getDashboardStats',
  method: 'get',
  path: '/dashboard/stats/',
  summary: 'The overall score until yesterday, what it is made of, why it changed and what would raise it',
  access: dashboardReads,
  query: z.object({
    days: z.enum(dashboardDays).default('30').describe('Days up to yesterday, compared with as many before.'),
  }),
  response: DashboardStats,
});

/** The score of one night. */
const ScoreDay = z
  .object({
    day: z.iso.date(),
    score: points,
    coverage,
    formula_version: z.int().describe('Where it changes, the score before and after it are not comparable.'),
    values: z.record(IndicatorIdSchema, points),
  })
  .meta({ id: 'ScoreDay' });
export type ScoreDay = z.infer<typeof ScoreDay>;

export const getDashboardHistory = defineEndpoint({
  id: 'getDashboardHistory',
  method: 'get',
  path: '/dashboard/history/',
  summary: 'The stored scores of the whole company, a day each; none for members of some locations',
  access: dashboardReads,
  query: z.object({
    from: dayText().describe('Not before 2005-01-01.'),
    to: dayText().describe('The last day, included.'),
  }),
  response: z
    .object({ results: z.array(ScoreDay).describe('Oldest first; a day without a score is not there.') })
    .meta({ id: 'DashboardHistory' }),
  problems: ['period_invalid'],
});
