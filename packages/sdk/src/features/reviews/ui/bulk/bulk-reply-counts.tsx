'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { List } from '../../../../ui/layout/list.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
  const more = [
    skipped.length > 0 && skippedWords(skipped, t),
    tooLong > 0 && t('reply_templates.bulk.too_long', { count: tooLong }),
    leftOut > 0 && t('reviews.bulk.left_out', { count: leftOut }),
    toSend.length > 0 &&
      t('reviews.bulk.takes', { duration: format.duration(bulkReplySeconds(toSend.length, chosen)) }),
  ];
  return (
    <List>
      <Text as="li" weight="medium">
        {t('reviews.bulk.will_answer', { count: toSend.length - tooLong })}
      </Text>
      {more.map(
        (words) =>
          words && (
            <Text as="li" key={words} tone="muted">
              {words}
            </Text>
          ),
      )}
    </List>
  );
}
