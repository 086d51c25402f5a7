'use client';
import type { ComponentType, JSX, ReactNode } from 'react';
import { Screen } from '../../../patterns/screen.tsx';
import { type InboxBulk, useOpinionBulk } from '../../opinions/ui/inbox/bulk/bulk-reply.tsx';
import { OpinionInboxView } from '../../opinions/ui/inbox/inbox-view.tsx';
import {
  type InboxPresentation,
  type InboxSlots,
  type InboxView,
  useInboxViewOf,
} from '../../opinions/ui/inbox/inbox-view-context.ts';
import { type InboxActions, useOpinionActions } from '../../opinions/ui/inbox/use-inbox-actions.ts';
import { reviewSource } from '../review-source.ts';
import type { Review } from '../reviews.queries.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';
import { bulkReplySeconds } from './bulk/bulk-reply-seconds.ts';
import type { ReviewCardProps } from './list/review-card.tsx';
import { ReviewFilterBar } from './filters/review-filter-bar.tsx';
import { ReviewMediaStrip } from './media/review-media-strip.tsx';
import { placeOf } from './place-of.ts';

/** Props of every part that shows one review. */
export interface ReviewPartProps {
  /** The review that the part is about. */
  review: Review;
}

/** A host's components in place of the inbox's own; each is given the props of the one it replaces. */
export interface ReviewsInboxSlots {
  Card?: ComponentType<ReviewCardProps> | undefined;
  Detail?: ComponentType<ReviewPartProps> | undefined;
  Composer?: ComponentType<ReviewPartProps> | undefined;
  /** More buttons in the composer's bar: templates, drafts by AI. Nothing by default. */
  ComposerTools?: ComponentType<ReviewPartProps> | undefined;
  /** Photos and videos of the customer; rendered where there are some. */
  Media?: ComponentType<ReviewPartProps> | undefined;
  Note?: ComponentType<ReviewPartProps> | undefined;
  Reply?: ComponentType<ReviewPartProps> | undefined;
}

/** What every part of the view reads. */
export interface InboxViewValue extends Pick<InboxView, 'actions' | 'commands' | 'isNarrow'> {
  bulk: InboxBulk;
  inbox: ReviewsInbox;
  slots: ReviewsInboxSlots;
}

declare module '../../../theme/components.ts' {
  interface Components {
    ReviewsInbox: ReviewsInboxSlots;
  }
}

const presentation: InboxPresentation<Review> = {
  component: 'ReviewsInbox',
  Root: (props) => <Screen part="ReviewsInbox" {...props} />,
  placeOf,
  headingOf: (review) => [review.location.name, placeOf(review)].join(', '),
  mediaOf: (review) => <ReviewMediaStrip review={review} />,
  channelNameOf: () => 'Google',
  FilterBar: ReviewFilterBar,
  bulkSecondsOf: bulkReplySeconds,
};

export interface ReviewsInboxViewProps {
  /** From `useReviewsInbox`. */
  inbox: ReviewsInbox;
  /** From `useInboxActions`. */
  actions: InboxActions;
  /** From `useInboxBulk`. */
  bulk: InboxBulk;
  /** Above the list. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Components of yours in place of parts. */
  slots?: ReviewsInboxSlots | undefined;
  /** False leaves single keys to the page. @defaultValue true */
  hasShortcuts?: boolean | undefined;
}

/**
 * The inbox's view: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const inbox = useReviewsInbox({ defaultFilters: { reply: false } });
 * const actions = useInboxActions(inbox);
 * const bulk = useInboxBulk(actions);
 * return (
 *   <Surface isFullHeight>
 *     <ReviewsInboxView inbox={inbox} actions={actions} bulk={bulk} />
 *   </Surface>
 * );
 * ```
 */
export function ReviewsInboxView({ slots, ...props }: ReviewsInboxViewProps): JSX.Element {
  // Each slot is given the reviews of this inbox, and no others.
  const own = slots as InboxSlots | undefined;
  return <OpinionInboxView {...props} source={reviewSource} presentation={presentation} slots={own} />;
}

/**
 * What the parts of the inbox share.
 *
 * @throws Error outside a `ReviewsInboxView`, as inside of an inbox of app reviews.
 * @example
 * ```tsx
 * const { inbox, isNarrow } = useInboxView();
 * return isNarrow ? null : <p>{inbox.count}</p>;
 * ```
 */
export function useInboxView(): InboxViewValue {
  // Inside of this view there are reviews of locations alone.
  return useInboxViewOf('ReviewsInbox') as unknown as InboxViewValue;
}

/**
 * Sends replies and notes for the view. Each call has its own outcome, because several may be in progress.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const inbox = useReviewsInbox();
 * const actions = useInboxActions(inbox);
 * ```
 */
export function useInboxActions(inbox: ReviewsInbox): InboxActions {
  return useOpinionActions(reviewSource, inbox);
}

/**
 * Follows the bulk replies of the view from the server, so that a reload loses none.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const bulk = useInboxBulk(actions);
 * ```
 */
export function useInboxBulk(actions: InboxActions): InboxBulk {
  return useOpinionBulk(reviewSource, actions);
}
