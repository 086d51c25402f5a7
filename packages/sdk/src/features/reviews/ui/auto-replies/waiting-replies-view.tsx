'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
  const { replies, outcome, refusal, reason } = waiting;
  if (waiting.error || waiting.isPending)
    return (
      <QueryState
        query={waiting}
        failed={t('auto_replies.failed')}
        empty={undefined}
        loading={{ blocks: 3, lines: 3 }}
      />
    );
  return (
    <Stack gap={4} padding={[5, 0, 0]}>
      {reason && <Banner>{reason}</Banner>}
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal.detail ?? t('auto_replies.decide_failed')}
        </Banner>
      )}
      <Text as="p" role="status" tone="muted" isHidden={!outcome}>
        {outcome && outcomeWords(outcome, t)}
      </Text>
      {replies.length === 0 ? (
        <EmptyState icon={<SuccessIcon size={24} />} title={t('auto_replies.waiting.empty')}>
          {t('auto_replies.waiting.empty_text')}
        </EmptyState>
      ) : (
        <WaitingReplyList waiting={waiting} />
      )}
    </Stack>
  );
}
