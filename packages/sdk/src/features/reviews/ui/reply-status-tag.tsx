'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../ui/display/tag.tsx';
import type { Review } from '../reviews.queries.ts';

const tones = {
  processing: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'bad',
  outdated: 'warn',
} as const satisfies Record<Exclude<Review['reply_status'], 'none'>, Tone>;

/** State of the reply, with the reason when it was rejected or failed. Nothing without a reply. */
export function ReplyStatusTag({ review }: { review: Review }): JSX.Element | null {
  const t = useTranslate();
  const { reply_status: status, reply_problem: problem } = review;
  if (status === 'none') return null;
  const isRemoval = status === 'processing' && review.reply_comment === null;
  const name = t(isRemoval ? 'reviews.status.removing' : `reviews.status.${status}`);
  return <Tag tone={tones[status]}>{problem ? `${name}: ${t(`reviews.reason.${problem}`)}` : name}</Tag>;
}
