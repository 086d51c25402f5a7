'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../client/api-error.ts';
import { failureText } from '../error-policy/failure-text.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useUnreadPermissions } from '../permissions/use-unread-permissions.ts';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FilterIcon } from '../ui/icons/action-icons.tsx';
import { LockIcon } from '../ui/icons/state-icons.tsx';

/** Texts of a list without rows. */
export interface EmptyContent {
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  actions?: ReactNode;
}

export interface QueryStateProps {
  query: { error: ApiError | null; isFetching: boolean; refetch: () => unknown };
  /** Title of an error, such as "Nie udało się wczytać zmian". */
  failed: string;
  /** Title for HTTP 403. @default `failed` */
  forbidden?: string | undefined;
  /** Content for an empty list; undefined while it loads. */
  empty: EmptyContent | undefined;
  /** Shape of the skeleton. */
  loading?: { blocks: number; lines?: number; hasAvatar?: boolean } | undefined;
  /** Level of the titles in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Shown in place of a list's rows: loading, forbidden, failed with a retry button, or empty.
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
    return <Refusal title={forbidden} reason={error.detail ?? t('error.forbidden')} />;
  if (error)
    return (
      <ErrorState
        title={failed}
        onRetry={() => void query.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={query.isFetching}
      >
        {failureText(error, t)}
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

interface ForbiddenStateProps {
  title: string;
  reason: string;
  /** The way out, if there is one. */
  actions?: ReactNode;
}

/**
 * Shown in place of content that the user must not see, with the reason; and where it could not be found out whether
 * they may, what failed, with a retry: nobody can be asked for a permission that may well be there.
 */
export function ForbiddenState(props: ForbiddenStateProps): JSX.Element {
  const t = useTranslate();
  const unread = useUnreadPermissions();
  return unread ? (
    <QueryState query={unread} failed={t('error.permissions')} empty={undefined} />
  ) : (
    <Refusal {...props} />
  );
}

function Refusal({ title, reason, actions }: ForbiddenStateProps): JSX.Element {
  return (
    <EmptyState icon={<LockIcon size={24} />} title={title} actions={actions}>
      {reason}
    </EmptyState>
  );
}

/** Returns the content for a list in which nothing matches, with a button that clears the filters. */
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
