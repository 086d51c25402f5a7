'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ApiError } from '../../../../client/api-error.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { LocationPickerTexts } from './location-picker-texts.ts';
import { Inset } from '../../../../ui/layout/stack.tsx';

interface PickerStateProps {
  isPending: boolean;
  error: ApiError | null;
  refetch: () => unknown;
  /** What is searched for; empty without a search. */
  question: string;
  texts: Pick<LocationPickerTexts, 'failed' | 'noMatch' | 'nothing'>;
}

/** In place of a list to choose from. */
export function PickerState({ isPending, error, refetch, question, texts }: PickerStateProps): JSX.Element {
  const t = useTranslate();
  if (error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retryLabel={t('common.retry')}>
        {error.detail}
      </ErrorState>
    );
  if (isPending)
    return (
      <Inset padding={4}>
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      </Inset>
    );
  return <EmptyState headingLevel={4} role="status" title={question ? texts.noMatch : texts.nothing} />;
}
