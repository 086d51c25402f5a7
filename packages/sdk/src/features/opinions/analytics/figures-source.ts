import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { PeriodComparison, StepUnit } from '@pinfold/contract/period';
import { queryOptions } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import type { FiguresKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import type { FilterDefinition, FiltersChange } from '../../../state/define-filters.ts';
import { type OpinionFilters, withoutDeleted } from '../opinion-filters.ts';

/** Figures of a set of reviews: count, stars, replies and sentiment. */
export type ReviewFigures = Schemas['ReviewFigures'];

/** The same over time, in all, and in the earlier period. */
export type ReviewAnalytics = Schemas['ReviewAnalytics'];

/** The figures of one location, city, app or category. */
export type ReviewFiguresRow = Schemas['ReviewFiguresRow'];

/** How often one phrase of a category was found. */
export type PhraseFigures = Schemas['PhraseFigures'];

/** How figures are cut, and with which earlier period they are compared. */
export interface ReviewAnalyticsQuestion {
  /** Left out, what suits the period. */
  readonly unit?: StepUnit | undefined;
  /** @defaultValue 'previous_term' */
  readonly compare?: PeriodComparison | undefined;
}

/** One page of a table of figures. */
export interface FiguresPageQuestion<Filters, Dimension> {
  readonly filters: Filters;
  readonly dimension: Dimension;
  /** @defaultValue '-count' */
  readonly order?: AnalyticsOrder | undefined;
  /** From 1. @defaultValue 1 */
  readonly page?: number | undefined;
  /** 1 to 100. @defaultValue 10 */
  readonly pageSize?: number | undefined;
}

/**
 * What differs between figures of opinions: who counts them, and which filters leave what is counted. Members are methods,
 * so that the source of one channel fits parts that read what all have.
 */
export interface FiguresSource<
  Filters extends OpinionFilters = OpinionFilters,
  Dimension extends string = string,
> {
  access: MemberAccess;
  /** Without it there is nothing to count. */
  flag?: FeatureFlag;
  keys: FiguresKeys;
  /** Those of the inbox. */
  filters: FilterDefinition<Filters>;
  analyse(client: PinfoldClient, call: FiguresCall<Filters, OverviewQuery>): Promise<ReviewAnalytics>;
  analyseBy(
    client: PinfoldClient,
    call: FiguresCall<Filters, TableQuery<Dimension>>,
  ): Promise<Schemas['ReviewFiguresPage']>;
  phrases(
    client: PinfoldClient,
    call: FiguresCall<Filters, { category: number }>,
  ): Promise<Schemas['PhraseFiguresList']>;
  /** What leaves the opinions of a row; of a category it is known. */
  rowFilters(dimension: Dimension, row: NamedRow): FiltersChange<Filters>;
}

/** What a row is of. */
export type NamedRow = Pick<ReviewFiguresRow, 'id' | 'name'>;

/** A request, as the client takes it. */
type FiguresCall<Filters, Query> = { body: Filters; params: { query: Query }; signal: AbortSignal };

type OverviewQuery = { unit?: StepUnit; compare: PeriodComparison };

type TableQuery<Dimension> = {
  dimension: Dimension;
  order_by: AnalyticsOrder;
  page: number;
  page_size: number;
};

/** What opinions amount to, in all and over time, as a query. Figures and the inbox leave out the same ones. */
export function overviewOf<Filters extends OpinionFilters>(
  client: PinfoldClient,
  { keys, analyse }: Pick<FiguresSource<Filters>, 'keys' | 'analyse'>,
  filters: Filters,
  { unit, compare = 'previous_term' }: ReviewAnalyticsQuestion = {},
): QueryOf<ReviewAnalytics> {
  const body = withoutDeleted(filters);
  const query = { compare, ...(unit && { unit }) };
  return queryOptions({
    queryKey: keys.overview(client.scope, { body, query }),
    queryFn: ({ signal }) => analyse(client, { body, params: { query }, signal }),
    staleTime: 60_000,
  });
}

/** The same figures of each row of a dimension, as a query. */
export function tableOf<Filters extends OpinionFilters, Dimension extends string>(
  client: PinfoldClient,
  { keys, analyseBy }: Pick<FiguresSource<Filters, Dimension>, 'keys' | 'analyseBy'>,
  question: FiguresPageQuestion<Filters, Dimension>,
): QueryOf<Schemas['ReviewFiguresPage']> {
  const { filters, dimension, order = '-count', page = 1, pageSize = 10 } = question;
  const body = withoutDeleted(filters);
  const query = { dimension, order_by: order, page, page_size: pageSize };
  return queryOptions({
    queryKey: keys.table(client.scope, { body, query }),
    queryFn: ({ signal }) => analyseBy(client, { body, params: { query }, signal }),
    staleTime: 60_000,
  });
}

/** Which phrases put opinions into a category, as a query. */
export function phrasesOf<Filters extends OpinionFilters>(
  client: PinfoldClient,
  { keys, phrases }: Pick<FiguresSource<Filters>, 'keys' | 'phrases'>,
  filters: Filters,
  category: number,
): QueryOf<Schemas['PhraseFiguresList']> {
  const body = withoutDeleted(filters);
  return queryOptions({
    queryKey: keys.phrases(client.scope, { body, category }),
    queryFn: ({ signal }) => phrases(client, { body, params: { query: { category } }, signal }),
    staleTime: 60_000,
  });
}
