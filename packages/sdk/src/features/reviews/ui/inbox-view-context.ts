import { type ComponentType, type Context, createContext, type ElementType, useContext } from 'react';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { Review } from '../reviews.queries.ts';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';
import type { ReviewCardProps } from './list/review-card.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxBulk } from './bulk/bulk-reply.tsx';
import type { InboxCommands } from './use-inbox-commands.ts';

/** A host's components in place of the inbox's own; each is given the props of the one it replaces. */
export interface ReviewsInboxSlots {
  Card?: ComponentType<ReviewCardProps> | undefined;
  Detail?: ComponentType<ReviewPartProps> | undefined;
  Composer?: ComponentType<ReviewPartProps> | undefined;
  /** More buttons in the composer's bar: templates, drafts by AI. Nothing by default. */
  ComposerTools?: ComponentType<ReviewPartProps> | undefined;
  Note?: ComponentType<ReviewPartProps> | undefined;
  Reply?: ComponentType<ReviewPartProps> | undefined;
}

/** What every part of the view reads. */
export interface InboxViewValue {
  inbox: ReviewsInbox;
  actions: InboxActions;
  bulk: InboxBulk;
  commands: InboxCommands;
  slots: ReviewsInboxSlots;
  /** One pane at a time, as on a phone. */
  isNarrow: boolean;
}

export const InboxViewContext: Context<InboxViewValue | undefined> = createContext<
  InboxViewValue | undefined
>(undefined);

/**
 * What the parts of the inbox share.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * const { inbox, isNarrow } = useInboxView();
 * return isNarrow ? null : <p>{inbox.count}</p>;
 * ```
 */
export function useInboxView(): InboxViewValue {
  const value = useContext(InboxViewContext);
  if (!value) throw new Error('Parts of the reviews inbox need a <ReviewsInboxView> somewhere above them.');
  return value;
}

/** The host's component for a slot, from the view's props or the Provider, else ours. */
export function useInboxSlot<Name extends keyof ReviewsInboxSlots, Own extends ElementType | undefined>(
  name: Name,
  own: Own,
): NonNullable<ReviewsInboxSlots[Name]> | Own {
  const { slots } = useInboxView();
  const provided = usePinfold().slots?.ReviewsInbox?.[name];
  return slots[name] ?? provided ?? own;
}

declare module '../../../theme/components.ts' {
  interface Components {
    ReviewsInbox: ReviewsInboxSlots;
  }
}

/** Props of every part that shows one review. */
export interface ReviewPartProps {
  /** The review that the part is about. */
  review: Review;
}
