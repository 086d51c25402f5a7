import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import { useState } from 'react';
import type { PageOf } from '../../../client/schema.ts';
import type { ApiError } from '../../../client/api-error.ts';
import { companyMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission, type PermissionDecision } from '../../../permissions/use-permission.ts';
import type { QueryResult } from '../../../query/results.ts';
import { sharedWatchAccess } from '../shared-watch-access.ts';
import { usePlanLimit, type LimitUse } from '../plan-limit.ts';
import { type Keyword, keywordPageSize, useKeywords } from './keywords.ts';
import { useKeywordForm, type KeywordForm } from './use-keyword-form.ts';

const noKeywords: Keyword[] = [];

/**
 * State of the company's keywords on maps: the list with its filters, the form that adds keywords, and removing one
 * with undo.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why keywords were
 * refused is in the form's messages.
 * @example
 * ```tsx
 * const { keywords, form } = useCompanyKeywords();
 * form.entries.add('kawiarnia, śniadania kraków');
 * ```
 */
export function useCompanyKeywords(): CompanyKeywordsState {
  const areWordsReady = useFeatureMessages(companyMessages);
  const permission = usePermission('manage_keywords');
  const forAll = usePermission(sharedWatchAccess);
  const [q, setQ] = useState('');
  const [scope, setScope] = useState<KeywordScope>();
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<Keyword>();
  const { create, remove, ...list } = useKeywords({
    page,
    ...(q.trim() && { q: q.trim() }),
    ...(scope && { scope }),
  });
  const count = list.data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / keywordPageSize));
  // The last keyword of the last page was removed.
  if (list.data && !list.isPlaceholderData && page > pageCount) setPage(pageCount);

  const isFiltered = q.trim() !== '' || scope !== undefined;
  return {
    keywords: list.data?.results ?? noKeywords,
    isPending: list.isPending || !areWordsReady,
    isFetching: list.isFetching,
    isStale: list.isPlaceholderData,
    error: list.data ? null : list.error,
    refetch: list.refetch,
    permission,
    removalRefusal: (keyword: Keyword) =>
      (keyword.concerns_other_locations ? forAll : permission).reason?.text,
    limit: usePlanLimit('max_maps_keywords'),
    count,
    emptiness: emptinessOf(count, isFiltered),
    filter: {
      q,
      setQ: (text: string) => {
        setQ(text);
        setPage(1);
      },
      /** Only keywords of this scope; undefined shows all. */
      scope,
      setScope: (next: KeywordScope | undefined) => {
        setScope(next);
        setPage(1);
      },
      clear: () => {
        setQ('');
        setScope(undefined);
        setPage(1);
      },
    },
    page,
    setPage,
    pageCount,
    form: useKeywordForm(create, forAll.reason?.text),
    removal: {
      remove: (keyword: Keyword) => {
        setRemoved(undefined);
        remove.mutate(keyword.id, { onSuccess: () => setRemoved(keyword) });
      },
      /** The keyword that is being removed. */
      removingId: remove.isPending ? remove.variables : undefined,
      /** What was removed last and can come back. */
      removed,
      undo: () => {
        if (!removed) return;
        const { keyword, scope: scopeOf, group, facility } = removed;
        create.mutate({
          keywords: [keyword],
          scope: scopeOf,
          ...(group !== null && { group }),
          ...(facility !== null && { facility }),
        });
        setRemoved(undefined);
      },
      forget: () => setRemoved(undefined),
    },
  };
}

/** What `useCompanyKeywords` gives. */
export interface CompanyKeywordsState {
  keywords: Keyword[];
  /** True until the keywords and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  /** True while keywords of an earlier search are shown. */
  isStale: boolean;
  /** Set while there is nothing to show; later failures are only reported to the host. */
  error: ApiError | null;
  refetch: QueryResult<PageOf<Keyword>>['refetch'];
  permission: PermissionDecision;
  /** Why a keyword cannot be removed: if it covers locations that the user cannot see, only members who see all may. */
  removalRefusal: (keyword: Keyword) => string | undefined;
  limit: LimitUse | undefined;
  count: number;
  /** Why the list is empty; undefined while it is not. */
  emptiness: 'no_keywords' | 'no_match' | undefined;
  filter: {
    q: string;
    setQ: (text: string) => void;
    scope: KeywordScope | undefined;
    setScope: (next: KeywordScope | undefined) => void;
    clear: () => void;
  };
  page: number;
  setPage: (value: number) => void;
  pageCount: number;
  form: KeywordForm;
  removal: {
    remove: (keyword: Keyword) => void;
    removingId: number | undefined;
    removed: Keyword | undefined;
    undo: () => void;
    forget: () => void;
  };
}

function emptinessOf(count: number, isFiltered: boolean): 'no_keywords' | 'no_match' | undefined {
  if (count > 0) return undefined;
  return isFiltered ? 'no_match' : 'no_keywords';
}
