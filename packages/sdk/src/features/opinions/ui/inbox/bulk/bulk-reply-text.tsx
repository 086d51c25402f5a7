'use client';
import type { JSX } from 'react';
import {
  type PreflightFinding,
  preflightReply,
  sameBulkReplyFrom,
} from '@pinfold/contract/features/opinions/preflight/preflight-reply';
import { type ReplyChannel, replyLimit } from '@pinfold/contract/features/opinions/reply';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Quotation } from '../../../../../ui/display/quotation.tsx';
import { TextArea } from '../../../../../ui/fields/text-area.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../../ui/layout/text.tsx';
import { useAiReplyConfig } from '../../../ai/ai-reply-config.ts';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import { bulkTextProblem } from '../../../inbox/use-bulk-reply.ts';
import { FindingList } from '../../ai/finding-list.tsx';
import { authorName } from '../review-labels.ts';
import { OpinionStars } from '../../opinion-stars.tsx';
import { useInboxTranslate } from '../inbox-view-context.ts';
import { useBulkInboxView } from './bulk-inbox-view.ts';
import type { BulkReplyDraft } from './bulk-reply-draft.ts';

interface BulkReplyTextProps {
  draft: BulkReplyDraft;
  toSend: readonly number[];
  channels: readonly ReplyChannel[];
  /** None of the chosen can get a reply, whatever it says. */
  isDisabled: boolean;
  findings: readonly PreflightFinding[];
  /** The reader has pressed send once with these findings. */
  isWarned: boolean;
}

/** One text for all of them, and how it will look. */
export function BulkReplyText({
  draft,
  toSend,
  channels,
  isDisabled,
  findings,
  isWarned,
}: BulkReplyTextProps): JSX.Element {
  const t = useInboxTranslate();
  const { inbox } = useBulkInboxView();
  const chosen = inbox.reviews.filter((review) => toSend.includes(review.id));
  return (
    <>
      <TextArea
        autoFocus
        label={t('reviews.reply.title')}
        placeholder={t('reviews.reply.placeholder')}
        value={draft.text}
        onChange={draft.setText}
        errorMessage={
          bulkTextProblem({ channels }, draft.text) === 'too_long' ? t('reviews.refusal.too_long') : undefined
        }
        isDisabled={isDisabled}
        dir="auto"
      />
      {isWarned && findings.length > 0 ? (
        <Banner tone="warn" role="alert" title={t('ai_reply.check.title')}>
          <FindingList findings={findings} />
          {t('ai_reply.check.again')}
        </Banner>
      ) : (
        <FindingList findings={findings} />
      )}
      {toSend.length >= sameBulkReplyFrom && (
        <Banner tone="warn" title={t('reviews.bulk.repetitive_title')}>
          {t('reviews.bulk.repetitive_text', { count: toSend.length })}
        </Banner>
      )}
      {draft.text.trim() && <BulkReplySample reviews={chosen.slice(0, 3)} text={draft.text.trim()} />}
    </>
  );
}

interface BulkReplySampleProps {
  reviews: readonly InboxOpinion[];
  text: string;
}

/** A few of the chosen reviews with the reply below them, as customers will see it. */
function BulkReplySample({ reviews, text }: BulkReplySampleProps): JSX.Element | null {
  const t = useInboxTranslate();
  if (reviews.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="s" tone="muted" weight="medium">
        {t('reviews.bulk.sample')}
      </Heading>
      <Stack lines="between">
        {reviews.map((review) => (
          <Stack as="article" key={review.id} gap={2} padding={[3, 0]}>
            <div>
              <Text as="strong" weight="semibold" dir="auto">
                {authorName(review, t)}
              </Text>{' '}
              <OpinionStars rating={review.rating} />
            </div>
            <Text as="p" tone="muted" clamp={2} dir="auto">
              {review.comment ?? t('reviews.no_text')}
            </Text>
            <Quotation clamp={4}>{text}</Quotation>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** What `useBulkPreflight` returns. */
interface UseBulkPreflightResult {
  /** Why it cannot be sent, as text. */
  refusal: string | undefined;
  findings: PreflightFinding[];
  hasWarnings: boolean;
}

/** Looks through the one text of a bulk reply before it is sent to so many. */
export function useBulkPreflight(
  text: string,
  channels: readonly ReplyChannel[],
  count: number,
): UseBulkPreflightResult {
  const t = useInboxTranslate();
  const forbiddenWords = useAiReplyConfig().data?.forbidden_words;
  const problem = bulkTextProblem({ channels }, text);
  const all: PreflightFinding[] = problem
    ? []
    : preflightReply(text, { channel: longestOf(channels), bulkSize: count, forbiddenWords });
  const isUnfilled = all.some(({ code }) => code === 'unfilled_variable');
  // The dialog has its own banner for it, which is always shown.
  const findings = all.filter(({ code }) => code !== 'repetition');
  return {
    refusal: problem
      ? t(`reviews.refusal.${problem}`)
      : isUnfilled
        ? t('reviews.refusal.unfilled_variable')
        : undefined,
    findings,
    hasWarnings: findings.some(({ severity }) => severity === 'warning'),
  };
}

/** The channel that takes the longest replies; the others are told of by the counters and by what is skipped. */
function longestOf(channels: readonly ReplyChannel[]): ReplyChannel | undefined {
  return channels.toSorted((a, b) => replyLimit(b).most - replyLimit(a).most)[0];
}
