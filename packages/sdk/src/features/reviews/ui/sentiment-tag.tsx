'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../ui/display/tag.tsx';
import type { Review } from '../review.ts';

const tones: Record<Review['sentiment'], Tone> = {
  positive: 'good',
  neutral: 'mute',
  negative: 'bad',
  mixed: 'warn',
  unassigned: 'mute',
};

/** The mood of a review in one word; nothing while nobody has judged it. */
export function SentimentTag({ sentiment }: Pick<Review, 'sentiment'>): JSX.Element | null {
  const t = useTranslate();
  if (sentiment === 'unassigned') return null;
  return <Tag tone={tones[sentiment]}>{t(`reviews.sentiment.${sentiment}`)}</Tag>;
}
