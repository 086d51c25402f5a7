'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { isProfileProblem, isRetractable, replyRefusal } from '@pinfold/contract/features/opinions/reply';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { partClass } from '../../../../../theme/part-class.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Link } from '../../../../../ui/actions/link.tsx';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { Tag } from '../../../../../ui/display/tag.tsx';
import { EditIcon, TrashIcon } from '../../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../../ui/layout/text.tsx';
import { isComposing } from '../composing.ts';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';
import { type InboxPartProps, useOpinionInboxView, useInboxTranslate } from '../inbox-view-context.ts';
import { ReplyStatusTag } from '../reply-status-tag.tsx';
import { ConfirmLater } from './confirm-later.tsx';

/**
 * The current reply, or the one in progress, with its actions.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-ReviewsInbox-reply
 * @selector [data-status]
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Reply: ({ review }) => <section><ReplyCard review={review} /></section> }} />
 * ```
 */
export function ReplyCard({ review }: InboxPartProps): JSX.Element {
  const t = useInboxTranslate();
  const format = useFormat();
  const { source, inbox, actions, commands } = useOpinionInboxView();
  const [isAsking, setAsking] = useState(false);
  const refusal = replyRefusal(review);
  const reason = inbox.replyPermission.reason?.text ?? (refusal && t(`reviews.refusal.${refusal}`));
  const { keptReplyText, dismissedReplyText } = source.rules;
  const canRetract = isRetractable(source.rules.channelOf(review));
  const keptText = canRetract || isUnpublished(review) ? undefined : keptReplyText;
  // Otherwise the problem beside it has a button to correct it.
  const isSound = review.reply_status === 'published' || review.reply_status === 'processing';
  return (
    <>
      <Card data-status={review.reply_status}>
        <Row gap={3} rowGap={2} wrap>
          <Heading level={3} size="m" weight="semibold">
            {t('reviews.reply.from_owner')}
          </Heading>
          <ReplyStatusTag review={review} />
          {review.is_written_by_ai && <Tag>{t('reviews.written_by_ai')}</Tag>}
          {review.reply_update_time && (
            <Text as="time" tone="subtle" dateTime={review.reply_update_time}>
              {format.date(review.reply_update_time, 'date_time')}
            </Text>
          )}
        </Row>
        {review.reply_comment && (
          <Text as="p" tone="muted" wrap="prose" maxInlineSize="72ch" dir="auto">
            {review.reply_comment}
          </Text>
        )}
        <ReplyProblem review={review} reason={reason} />
        {!review.deleted && refusal !== 'answer_erased' && !isComposing(inbox, review) && (
          <Row gap={3} align="stretch" wrap>
            {isSound && refusal !== 'reply_sent' && (
              <Button
                size="s"
                icon={<EditIcon size={15} />}
                disabledReason={reason}
                onPress={() => commands.run('reply')}
              >
                {t('reviews.reply.edit')}
              </Button>
            )}
            {keptText ? (
              <Text tone="subtle" size="s">
                {t(keptText)}
              </Text>
            ) : (
              <Button
                size="s"
                variant="ghost"
                icon={<TrashIcon size={15} />}
                disabledReason={reason}
                onPress={() => setAsking(true)}
              >
                {t('reviews.reply.delete')}
              </Button>
            )}
          </Row>
        )}
      </Card>
      <ConfirmLater
        isDanger
        title={t('reviews.reply.delete_title')}
        confirmLabel={t('reviews.reply.delete')}
        cancelLabel={t('common.cancel')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          actions.deleteReply(review);
        }}
      >
        {t((canRetract ? undefined : dismissedReplyText) ?? 'reviews.reply.delete_confirm')}
      </ConfirmLater>
    </>
  );
}

/** Whether customers never saw the reply: such a one is dismissed here, wherever it was to go. */
function isUnpublished({ reply_status: status }: InboxOpinion): boolean {
  return status === 'rejected' || status === 'failed';
}

const Card = styled.article.withConfig(partClass('ReviewsInbox-reply'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid var(--pf-line);
  &:where([data-status='published']) {
    border-color: var(--pf-good);
  }
  &:where([data-status='rejected'], [data-status='failed']) {
    border-color: var(--pf-bad);
  }
  &:where([data-status='outdated']) {
    border-color: var(--pf-warn);
  }
`;

interface ReplyProblemProps extends InboxPartProps {
  /** Why nothing can be done about it now. */
  reason: string | undefined;
}

/** Why a sent reply failed, as text, and a way on: at the provider where other words do not help. */
function ReplyProblem({ review, reason }: ReplyProblemProps): JSX.Element | null {
  const t = useInboxTranslate();
  const format = useFormat();
  const { source, inbox, commands } = useOpinionInboxView();
  const { reply_status: status, reply_problem: problem } = review;
  if (status !== 'rejected' && status !== 'failed' && status !== 'outdated') return null;

  const isOutdated = status === 'outdated';
  const isOfProfile = source.rules.channelOf(review) === 'google_maps' && isProfileProblem(problem);
  const titles = {
    // The reason already names who rejected it.
    rejected: problem ? undefined : t('reviews.reply.rejected_title'),
    failed: t('reviews.reply.failed_title'),
    outdated: t('reviews.status.outdated_hint'),
  };
  const words = isOutdated
    ? t('reviews.reply.outdated_text', {
        edited: format.date(review.updated_at, 'date_time'),
        replied: review.reply_update_time ? format.date(review.reply_update_time, 'date_time') : '',
      })
    : problem && t(`reviews.problem.${problem}`);
  return (
    <Banner
      tone={isOutdated ? 'warn' : 'bad'}
      title={titles[status]}
      actions={
        !isComposing(inbox, review) &&
        (review.reply_url ? (
          <Link variant="button" href={review.reply_url} target="_blank" rel="noreferrer">
            {t('reviews.reply.at_google')}
          </Link>
        ) : (
          !isOfProfile && (
            <Button size="s" disabledReason={reason} onPress={() => commands.run('reply')}>
              {t(isOutdated ? 'reviews.reply.again' : 'reviews.reply.fix')}
            </Button>
          )
        ))
      }
    >
      {words}
    </Banner>
  );
}
