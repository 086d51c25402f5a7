'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { InboxCardProps } from '../../../opinions/ui/inbox/inbox-view-context.ts';
import { OpinionCard } from '../../../opinions/ui/inbox/list/opinion-card.tsx';
import { authorName } from '../../../opinions/ui/inbox/review-labels.ts';
import type { Review } from '../../reviews.queries.ts';
import { placeOf } from '../place-of.ts';

export interface ReviewCardProps extends InboxCardProps<Review> {}

/**
 * One review in the list.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ReviewsInbox-row
 * @selector [data-status] [data-rating]
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Card: (props) => <article className="card"><ReviewCard {...props} /></article> }} />
 * ```
 */
export function ReviewCard(props: ReviewCardProps): JSX.Element {
  const { review } = props;
  return <OpinionCard {...props} author={authorName(review, useTranslate())} place={placeOf(review)} />;
}
