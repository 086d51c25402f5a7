'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';
import { outcomeWords } from './outcome-words.ts';
import { WaitingReplyList } from './waiting-reply-list.tsx';

interface WaitingRepliesViewProps {
  /** From `useWaitingReplies`. */
  waiting: WaitingReplies;
}

/** Replies that wait for a person, what came of the last decision, or why there is nothing to decide. */
export function WaitingRepliesView({ waiting }: WaitingRepliesViewProps): JSX.Element {
  const t = useTranslate();
  const { replies, error, outcome, refusal, reason } = waiting;
  if (error)
    return (
      <ErrorState
        title={t('auto_replies.failed')}
        onRetry={() => void waiting.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={waiting.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (waiting.isPending) return <Skeleton label={t('common.loading')} blocks={3} lines={3} />;
  return (
    <Root>
      {reason && <Banner>{reason}</Banner>}
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal.detail ?? t('auto_replies.decide_failed')}
        </Banner>
      )}
      <Note role="status">{outcome && outcomeWords(outcome, t)}</Note>
      {replies.length === 0 ? (
        <EmptyState icon={<SuccessIcon size={24} />} title={t('auto_replies.waiting.empty')}>
          {t('auto_replies.waiting.empty_text')}
        </EmptyState>
      ) : (
        <WaitingReplyList waiting={waiting} />
      )}
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('AutoReplies-waiting'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding-block-start: 16px;
`;

const Note = styled.p.withConfig(innerClass('AutoReplies-note'))`
  margin: 0;
  color: var(--pf-ink-2);
  &:where(:empty) {
    display: none;
  }
`;
