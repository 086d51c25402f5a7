'use client';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ApiError } from '../../../../client/api-error.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

interface PickerStateProps {
  isPending: boolean;
  error: ApiError | null;
  refetch: () => unknown;
  /** What is searched for; empty without a search. */
  question: string;
  /** Said when there is nothing to choose from at all. */
  nothingText: string;
}

/** In place of a list to choose from. */
export function PickerState({ isPending, error, refetch, question, nothingText }: PickerStateProps) {
  const t = useTranslate();
  if (error)
    return (
      <ErrorState
        title={t('team.places.error')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
      >
        {error.detail}
      </ErrorState>
    );
  if (isPending)
    return (
      <Waiting>
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      </Waiting>
    );
  return (
    <EmptyState headingLevel={4} role="status" title={question ? t('team.places.no_match') : nothingText} />
  );
}

const Waiting = styled.div.withConfig(partClass('MemberDialog-waiting'))`
  padding: 14px;
`;
