import * as z from 'zod';
import { dayText } from './day-text.ts';
import { datePresets, periodComparisons, stepUnits } from './period.ts';

/** How many days a point of a series covers. */
const PeriodStep = z
  .enum(stepUnits)
  .meta({ id: 'PeriodStep', description: 'In a search: left out, it follows from the length.' });

/** A period by its days, or by its name. */
export const periodSearch = {
  preset: z
    .enum(datePresets)
    .meta({ id: 'DatePreset' })
    .optional()
    .describe('A period by name, in the time zone of the company. Left out, the dates say it.'),
  date_from: dayText().optional().describe('Not before 2005-01-01.'),
  date_to: dayText().optional().describe('The last day, included.'),
  resolution: PeriodStep.optional(),
  compare: z.enum(periodComparisons).default('none'),
};

const ComparedPeriod = z
  .object({ date_from: z.iso.date(), date_to: z.iso.date(), dates: z.array(z.iso.date()) })
  .meta({
    id: 'ComparedPeriod',
    description: 'The earlier period; its n-th point lies under the n-th of the later one.',
  });

const PeriodDates = z
  .array(z.iso.date())
  .meta({ id: 'PeriodDates', description: 'The first day of each point, oldest first, without gaps.' });

/** The days that a response covers. */
export const SeriesPeriod = z
  .object({
    date_from: z.iso.date(),
    date_to: z.iso.date(),
    resolution: PeriodStep,
    dates: PeriodDates,
    compared: ComparedPeriod.nullable(),
  })
  .meta({ id: 'SeriesPeriod' });
export type SeriesPeriod = z.infer<typeof SeriesPeriod>;
