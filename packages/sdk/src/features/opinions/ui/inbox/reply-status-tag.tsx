'use client';
import type { JSX } from 'react';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import { useInboxTranslate } from './inbox-view-context.ts';

const tones = {
  processing: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'bad',
  outdated: 'warn',
} as const satisfies Record<Exclude<InboxOpinion['reply_status'], 'none'>, Tone>;

/** State of the reply, with the reason when it was rejected or failed. Nothing without a reply. */
export function ReplyStatusTag({ review }: { review: InboxOpinion }): JSX.Element | null {
  const t = useInboxTranslate();
  const { reply_status: status, reply_problem: problem } = review;
  if (status === 'none') return null;
  const isRemoval = status === 'processing' && review.reply_comment === null;
  const name = t(isRemoval ? 'reviews.status.removing' : `reviews.status.${status}`);
  return <Tag tone={tones[status]}>{problem ? `${name}: ${t(`reviews.reason.${problem}`)}` : name}</Tag>;
}
