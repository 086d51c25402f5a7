import { useCallback } from 'react';
import type { ApiError } from '../../client/api-error.ts';
import type { PageOf } from '../../client/schema.ts';
import { type PermissionDecision, useFeatureFlag, usePermission } from '../../permissions/use-permission.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { usePagedRows, useRowRange } from '../../query/paged-rows.ts';
import type { QueryResult } from '../../query/results.ts';
import { useFilters, type UseFiltersResult } from '../../state/use-filters.ts';
import { questionFilters, type QuestionFilters, type QuestionFiltersStart } from './question-filters.ts';
import { listQuestions, type Question } from './questions.queries.ts';

const pageSize = 25;

const noQuestions: Question[] = [];

/** What `useQuestionArchive` gives: everything that a view needs. */
export interface QuestionArchiveState extends UseFiltersResult<QuestionFilters> {
  /** All that match; undefined before the first response. */
  count: number | undefined;
  /** Those of the first page, which is the whole result of a short list. */
  questions: Question[];
  /** Returns the question of a row, from 0; undefined until its page has loaded. */
  at: (row: number) => Question | undefined;
  /** Sets the rows on screen. */
  showRange: (start: number, end: number) => void;
  /** Why there is nothing to show; undefined when there is, or it is not yet known. */
  emptiness: 'no_match' | 'no_archive' | undefined;
  /** Whether the feature flag `q_and_a` is on. */
  isOn: boolean;
  /** Whether the reader may see questions. */
  permission: PermissionDecision;
  isPending: boolean;
  /** True while rows of earlier filters are shown. */
  isStale: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => Promise<QueryResult<PageOf<Question>>[]>;
}

/**
 * The archive of questions that customers asked at Google until 3 November 2025, with the answers: filters, and rows of
 * a list of any length. Needs the feature flag `q_and_a`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { questions } = useQuestionArchive({ defaultFilters: { is_answered: false } });
 * return questions.map(({ id, text }) => <p key={id}>{text}</p>);
 * ```
 */
export function useQuestionArchive(start: QuestionFiltersStart = {}): QuestionArchiveState {
  const client = useClient();
  const held = useFilters(questionFilters, start);
  const { filters } = held;
  const [range, showRange] = useRowRange();
  const permission = usePermission('view_q_and_a');
  const isOn = useFeatureFlag('q_and_a');
  const page = useCallback(
    (number: number) => listQuestions(client, filters, { pageSize }, number),
    [client, filters],
  );
  const { first, ...rows } = usePagedRows({
    page,
    rowsOf: resultsOf,
    pageSize,
    range,
    enabled: permission.allowed && isOn,
  });
  const isEmpty = rows.count === 0 && !rows.isStale;
  return {
    ...held,
    ...rows,
    questions: first?.results ?? noQuestions,
    showRange,
    emptiness: isEmpty ? (held.hasFilters ? 'no_match' : 'no_archive') : undefined,
    isOn,
    permission,
  };
}

function resultsOf({ results }: PageOf<Question>): Question[] {
  return results;
}
