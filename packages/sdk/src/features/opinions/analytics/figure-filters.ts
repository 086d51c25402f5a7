import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import {
  type DatePreset,
  datePresets,
  resolvePeriod,
  stepAfter,
  type StepUnit,
} from '@pinfold/contract/period';
import type { FiltersChange } from '../../../state/define-filters.ts';
import type { OpinionFilters } from '../opinion-filters.ts';
import type { FiguresSource, NamedRow } from './figures-source.ts';

/** Which of the counted opinions a figure is about. */
export interface OpinionFacet<Dimension extends string = string> {
  rating?: number | undefined;
  sentiment?: Sentiment | undefined;
  replied?: boolean | undefined;
  /** One row of a table. */
  row?: { dimension: Dimension; row: NamedRow } | undefined;
  /** One step of the series. */
  step?: { date: string; unit: StepUnit } | undefined;
}

/** The filters of the inbox that leave exactly the opinions of a figure. */
export function filtersOfFigure<Filters extends OpinionFilters, Dimension extends string>(
  { filters, rowFilters }: Pick<FiguresSource<Filters, Dimension>, 'filters' | 'rowFilters'>,
  asked: Filters,
  facet: OpinionFacet<Dimension>,
): Filters {
  const { rating, sentiment, replied, row, step } = facet;
  const category = row?.dimension === 'category' ? row.row.id : null;
  const ofAny: FiltersChange<OpinionFilters> = {
    ...(rating !== undefined && { rating: [rating] }),
    ...(replied !== undefined && { reply: replied }),
    ...(category !== null && { tags: [category] }),
    ...(sentiment !== undefined &&
      (category !== null ? { tags_sentiment: [sentiment] } : { sentiment: [sentiment] })),
    ...(step && daysOf(step, asked)),
  };
  return filters.tidy({ ...asked, ...(row && rowFilters(row.dimension, row.row)), ...ofAny });
}

function daysOf({ date, unit }: { date: string; unit: StepUnit }, asked: OpinionFilters) {
  const last = addDays(stepAfter(date, unit), -1);
  const { date_from, date_to } = asked;
  return {
    date_from: date_from && date_from > date ? date_from : date,
    date_to: date_to && date_to < last ? date_to : last,
  };
}

/** What people see who choose nothing. */
const defaultPreset: DatePreset = 'last_90_days';

/** The days of a period by name, as filters of opinions; from the beginning on there is no first day. */
export function periodFilters(
  preset: DatePreset,
  today: string,
): { date_from: string | undefined; date_to: string } {
  const { from, to } = resolvePeriod(preset, today);
  return { date_from: preset === 'full' ? undefined : from, date_to: to };
}

/** The period that filters ask for by name; undefined when it is one of their own. */
export function presetOf(
  { date_from, date_to }: { date_from?: string | undefined; date_to?: string | undefined },
  today: string,
): DatePreset | undefined {
  return datePresets.find((preset) => {
    const period = periodFilters(preset, today);
    return period.date_from === date_from && period.date_to === date_to;
  });
}

/** The filters with the last 90 days where they name no day. */
export function withPeriod<Filters extends OpinionFilters>(filters: Filters, today: string): Filters {
  if (filters.date_from || filters.date_to) return filters;
  const { date_from, date_to } = periodFilters(defaultPreset, today);
  return { ...filters, ...(date_from && { date_from }), date_to };
}
