'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Quotation } from '../../../../ui/display/quotation.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { Review } from '../../review.ts';
import { authorName } from '../author-name.ts';

interface BulkReplySampleProps {
  reviews: readonly Review[];
  text: string;
}

/** A few of the chosen reviews with the answer below them, as customers will see it. */
export function BulkReplySample({ reviews, text }: BulkReplySampleProps): JSX.Element | null {
  const t = useTranslate();
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
              <Stars value={review.rating} label={t('reviews.rating', { count: review.rating })} />
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
