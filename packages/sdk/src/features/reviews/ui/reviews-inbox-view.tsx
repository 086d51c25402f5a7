'use client';
import { useMemo, type ReactNode, type JSX } from 'react';
import { Screen, ScreenBody, useScreenLayout } from '../../../patterns/screen.tsx';
import { SplitPane } from '../../../patterns/split-pane.tsx';
import type { ReviewsInbox } from '../use-reviews-inbox.ts';
import { BulkReplyDialog } from './bulk/bulk-reply-dialog.tsx';
import { BulkReplyTray } from './bulk/bulk-reply-tray.tsx';
import { BulkTagDialog } from './categories/bulk-tag-dialog.tsx';
import { DetailPane } from './detail/detail-pane.tsx';
import type { ReviewFilterChoices } from './filters/use-review-filter-choices.ts';
import { InboxHeader } from './inbox-header.tsx';
import { InboxViewContext, type InboxViewValue, type ReviewsInboxSlots } from './inbox-view-context.ts';
import { ListPane } from './list/list-pane.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxBulk } from './use-inbox-bulk.ts';
import { useInboxCommands } from './use-inbox-commands.ts';
import { useFirstReview } from './use-first-review.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export interface ReviewsInboxViewProps {
  /** From `useReviewsInbox`. */
  inbox: ReviewsInbox;
  /** From `useInboxActions`. */
  actions: InboxActions;
  /** From `useInboxBulk`. */
  bulk: InboxBulk;
  /** From `useReviewFilterChoices`. */
  choices: ReviewFilterChoices;
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

const noSlots: ReviewsInboxSlots = {};

/**
 * The inbox's looks: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const inbox = useReviewsInbox({ defaultFilters: { reply: false } });
 * const actions = useInboxActions(inbox);
 * const bulk = useInboxBulk(inbox, actions);
 * const choices = useReviewFilterChoices(inbox.filters);
 * return (
 *   <Surface isFullHeight>
 *     <ReviewsInboxView inbox={inbox} actions={actions} bulk={bulk} choices={choices} />
 *   </Surface>
 * );
 * ```
 */
export function ReviewsInboxView(props: ReviewsInboxViewProps): JSX.Element {
  const { inbox, actions, bulk, choices, slots = noSlots, hasShortcuts = true } = props;
  const layout = useScreenLayout();
  const { ref: root, isNarrow } = layout;
  const commands = useInboxCommands(root, inbox, actions, isNarrow);
  useFirstReview(inbox, isNarrow);
  useInboxKeys(root, commands, hasShortcuts);
  useKeyboardInset(root, isNarrow);

  const view = useMemo<InboxViewValue>(
    () => ({ inbox, actions, bulk, choices, commands, slots, isNarrow }),
    [inbox, actions, bulk, choices, commands, slots, isNarrow],
  );
  const pane = inbox.active.id === undefined || inbox.active.isPreview ? 'list' : 'detail';
  return (
    <InboxViewContext.Provider value={view}>
      <Screen part="ReviewsInbox" layout={layout} pane={pane} announcement={actions.announcement}>
        <InboxHeader
          title={props.title}
          headingLevel={props.headingLevel ?? 1}
          actions={props.headerActions}
          isCovered={isNarrow && pane === 'detail'}
        />
        <ScreenBody tone="background">
          <SplitPane list="start" listWidth="minmax(300px, 430px)" narrow="cover">
            <ListPane />
            <DetailPane />
          </SplitPane>
        </ScreenBody>
        <BulkReplyTray />
        <BulkReplyDialog />
        <BulkTagDialog />
        <ShortcutsDialog />
      </Screen>
    </InboxViewContext.Provider>
  );
}
