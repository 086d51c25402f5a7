'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FilterIcon } from '../ui/icons/action-icons.tsx';
import { LockIcon } from '../ui/icons/state-icons.tsx';

/** Why a list has no rows, in the reader's words. */
export interface EmptyContent {
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  actions?: ReactNode;
}

export interface QueryStateProps {
  query: { error: ApiError | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Title of a failure, such as "Nie udało się wczytać zmian". */
  failed: string;
  /** Title for a reader who may not see it; left out, that is a failure like any other. */
  forbidden?: string | undefined;
  /** Why there is nothing; undefined while that is not known. */
  empty: EmptyContent | undefined;
  /** What the skeleton looks like. */
  loading?: { blocks: number; lines?: number; hasAvatar?: boolean } | undefined;
  /** Level of the titles in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * In place of a list's rows: on its way, forbidden, failed with a way to try again, empty, or nothing that matches.
 */
export function QueryState({
  query,
  failed,
  forbidden,
  empty,
  loading = { blocks: 6, lines: 3 },
  headingLevel,
}: QueryStateProps): JSX.Element {
  const t = useTranslate();
  const { error } = query;
  if (error?.status === 403 && forbidden)
    return <ForbiddenState title={forbidden} reason={error.detail ?? t('error.forbidden')} />;
  if (error)
    return (
      <ErrorState
        title={failed}
        onRetry={() => void query.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={query.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (!empty) return <Skeleton label={t('common.loading')} {...loading} />;
  const { text, ...content } = empty;
  return (
    <EmptyState role="status" headingLevel={headingLevel} {...content}>
      {text}
    </EmptyState>
  );
}

/** Stands in for what the reader may not see, and says why. */
export function ForbiddenState({ title, reason }: { title: string; reason: string }): JSX.Element {
  return (
    <EmptyState icon={<LockIcon size={24} />} title={title}>
      {reason}
    </EmptyState>
  );
}

/** Nothing matches the filters, which can be taken away. */
export function noMatch(words: {
  title: string;
  text?: string;
  clear: string;
  onClear: () => void;
}): EmptyContent {
  return {
    title: words.title,
    text: words.text,
    icon: <FilterIcon size={24} />,
    actions: <Button onPress={words.onClear}>{words.clear}</Button>,
  };
}
