'use client';
import { replyMaxBytes, replyTextProblem } from '@pinfold/contract/features/reviews/reply-length';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ByteCounter } from '../detail/byte-counter.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { skippedWords } from '../use-inbox-bulk.ts';
import { BulkReplySample } from './bulk-reply-sample.tsx';
import { bulkReplySeconds } from './bulk-reply-seconds.ts';

// From here on the provider's moderation is likely to take equal answers for repetition.
const manyEqualAnswers = 20;

/** The dialog of a bulk reply, as long as it is open. */
export function OpenBulkReplyDialog() {
  const t = useTranslate();
  const format = useFormat();
  const { inbox, bulk } = useInboxView();
  const { selection, reviews, replyPermission } = inbox;
  const ids = [...selection.ids];
  const { toSend, skipped } = bulk.split(ids);
  const chosen = reviews.filter((review) => toSend.includes(review.id));
  const problem = replyTextProblem(bulk.text);
  const isNobody = toSend.length === 0;
  const reason =
    replyPermission.reason?.text ??
    (isNobody ? t('reviews.bulk.nothing') : problem && t(`reviews.refusal.${problem}`));
  // The API leaves those out by itself when everything that matches is asked for.
  const leftOut = selection.isAllMatching ? (inbox.count ?? 0) - selection.count : 0;
  return (
    <Dialog
      title={t('reviews.bulk.open', { count: toSend.length })}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={bulk.setOpen}
      footer={
        <>
          <ByteCounter text={bulk.text} maxBytes={replyMaxBytes} />
          <Button onPress={() => bulk.setOpen(false)}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            isPending={bulk.isSending}
            pendingLabel={t('reviews.status.processing')}
            onPress={() => bulk.send(ids)}
          >
            {t('reviews.bulk.send_count', { count: toSend.length })}
          </Button>
        </>
      }
    >
      <Body>
        <Counts>
          <li>{t('reviews.bulk.will_answer', { count: toSend.length })}</li>
          {skipped.length > 0 && <li>{skippedWords(skipped, t)}</li>}
          {leftOut > 0 && <li>{t('reviews.bulk.left_out', { count: leftOut })}</li>}
          {!isNobody && (
            <li>
              {t('reviews.bulk.takes', {
                duration: format.duration(bulkReplySeconds(toSend.length, chosen)),
              })}
            </li>
          )}
        </Counts>
        <TextArea
          autoFocus
          label={t('reviews.reply.title')}
          placeholder={t('reviews.reply.placeholder')}
          value={bulk.text}
          onChange={bulk.write}
          errorMessage={problem === 'too_long' ? t('reviews.refusal.too_long') : undefined}
          isDisabled={isNobody}
          dir="auto"
        />
        {toSend.length >= manyEqualAnswers && (
          <Banner tone="warn" title={t('reviews.bulk.repetitive_title')}>
            {t('reviews.bulk.repetitive_text', { count: toSend.length })}
          </Banner>
        )}
        {bulk.text.trim() && <BulkReplySample reviews={chosen.slice(0, 3)} text={bulk.text.trim()} />}
        {bulk.failure && (
          <Banner tone="bad" role="alert">
            {bulk.failure}
          </Banner>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div.withConfig(partClass('ReviewsInbox-bulkText'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Counts = styled.ul.withConfig(partClass('ReviewsInbox-bulkCounts'))`
  margin: 0;
  padding: 0;
  color: var(--pf-ink-2);
  list-style: none;
  & > :first-child {
    color: var(--pf-ink);
    font-weight: 550;
  }
`;
