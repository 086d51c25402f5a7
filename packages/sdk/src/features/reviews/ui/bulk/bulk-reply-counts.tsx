'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { BulkReplyOutcome } from '../../use-bulk-reply.ts';
import { useInboxView } from '../inbox-view-context.ts';
import { skippedWords } from '../use-inbox-bulk.ts';
import { bulkReplySeconds } from './bulk-reply-seconds.ts';

interface BulkReplyCountsProps {
  toSend: readonly number[];
  skipped: BulkReplyOutcome['skipped'];
  /** Replies that grow too long when their template is filled in. */
  tooLong: number;
}

/** How many get an answer, who is passed over and why, and how long it takes. */
export function BulkReplyCounts({ toSend, skipped, tooLong }: BulkReplyCountsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { selection, reviews, count = 0 } = useInboxView().inbox;
  const chosen = reviews.filter((review) => toSend.includes(review.id));
  // The API leaves those out by itself when everything that matches is asked for.
  const leftOut = selection.isAllMatching ? count - selection.count : 0;
  return (
    <Counts>
      <li>{t('reviews.bulk.will_answer', { count: toSend.length - tooLong })}</li>
      {skipped.length > 0 && <li>{skippedWords(skipped, t)}</li>}
      {tooLong > 0 && <li>{t('reply_templates.bulk.too_long', { count: tooLong })}</li>}
      {leftOut > 0 && <li>{t('reviews.bulk.left_out', { count: leftOut })}</li>}
      {toSend.length > 0 && (
        <li>
          {t('reviews.bulk.takes', {
            duration: format.duration(bulkReplySeconds(toSend.length, chosen)),
          })}
        </li>
      )}
    </Counts>
  );
}

const Counts = styled.ul.withConfig(innerClass('ReviewsInbox-bulkCounts'))`
  margin: 0;
  padding: 0;
  color: var(--pf-ink-2);
  list-style: none;
  & > :first-child {
    color: var(--pf-ink);
    font-weight: 550;
  }
`;
