'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Stars } from '../../../ui/display/stars.tsx';
import { Text } from '../../../ui/layout/text.tsx';

interface OpinionStarsProps {
  /** Stars, 1 to 5; null where none were given. */
  rating: number | null;
  /** Pixels of a star. */
  size?: number;
}

/** The stars of an opinion, or that it has none. */
export function OpinionStars({ rating, size }: OpinionStarsProps): JSX.Element {
  const t = useTranslate();
  if (rating === null)
    return (
      <Text tone="subtle" size="s" flex="none">
        {t('reviews.no_rating')}
      </Text>
    );
  return <Stars value={rating} label={t('reviews.rating', { count: rating })} {...(size && { size })} />;
}
