import * as z from 'zod';
import { line } from '../../line.ts';
import { datePresets, periodComparisons } from '../../period.ts';
import { maxRankKeywords } from './rank-depth.ts';
import { rankResolutions } from './rank-enums.ts';

/** Keywords are named by what they say; case and blanks make no other keyword. */
export const RankKeywords = z.array(line().min(1).max(80)).min(1).max(maxRankKeywords);

/** A period by its days, or by its name. */
export const rankPeriod = {
  preset: z
    .enum(datePresets)
    .meta({ id: 'DatePreset' })
    .optional()
    .describe('A period by name, in the time zone of the company. Left out, the dates say it.'),
  date_from: z.iso.date().optional().describe('Not before 2005-01-01.'),
  date_to: z.iso.date().optional().describe('The last day, included.'),
  resolution: z.enum(rankResolutions).optional().describe('Left out, it follows from the length.'),
  compare: z.enum(periodComparisons).default('none'),
};

/** Of which locations. Nothing said: of all that the member may see. */
export const rankLocations = {
  q: z.string().max(200).optional().describe('Part of the name, address, city or store code.'),
  facilities_ids: z.array(z.int().positive()).max(10_000).optional(),
  groups: z.array(z.int().positive()).max(500).optional(),
  cities: z.array(z.string().max(100)).max(500).optional(),
};

const rank = z.int().min(1).max(20).nullable();
const measure = z.number().nullable();

/** Measures by day, week or month; each list is as long as `dates`, null where nothing was measured. */
export const RankSeries = z
  .object({
    best: z.array(rank).describe('Null also where it was looked for and not among the first 20.'),
    average: z.array(measure).describe('Of the lookups that found it.'),
    average_all: z.array(measure).describe('Of all lookups; missing counts 21.'),
    top3_share: z.array(measure).describe('0 to 1.'),
    points: z.array(z.int()).describe('Lookups; 0 where nothing was measured.'),
  })
  .meta({ id: 'RankSeries' });
export type RankSeries = z.infer<typeof RankSeries>;

/** The same measures of a whole period. */
export const RankSummary = z
  .object({
    best: rank,
    average: measure,
    average_all: measure,
    top3_share: measure,
    points: z.int(),
    latest: rank.describe('The best of the last day that was measured.'),
    latest_on: z.iso.date().nullable(),
  })
  .meta({ id: 'RankSummary' });
export type RankSummary = z.infer<typeof RankSummary>;

const ComparedPeriod = z
  .object({ date_from: z.iso.date(), date_to: z.iso.date(), dates: z.array(z.iso.date()) })
  .meta({ id: 'ComparedPeriod' });

/** Which days an answer is about. */
export const RankPeriod = z
  .object({
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    resolution: z.enum(rankResolutions),
    dates: z.array(z.iso.date()).describe('The first day of each point, oldest first, without gaps.'),
    compared: ComparedPeriod.nullable().describe(
      'The earlier period; its n-th point lies under the n-th of this one.',
    ),
  })
  .meta({ id: 'RankPeriod' });
export type RankPeriod = z.infer<typeof RankPeriod>;
