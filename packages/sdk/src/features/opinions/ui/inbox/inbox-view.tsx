'use client';
import { type JSX, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { SplitPane } from '../../../../patterns/split-pane.tsx';
import type { Inbox } from '../../inbox/use-inbox.ts';
import { BulkReplyDialog, BulkReplyTray } from './bulk/bulk-reply.tsx';
import { DetailPane } from './detail/detail-pane.tsx';
import { InboxHeader } from './inbox-header.tsx';
import { ShortcutsDialog, useInboxKeys } from './inbox-shortcuts.tsx';
import {
  type InboxPresentation,
  type InboxSlots,
  type InboxView,
  InboxViewContext,
} from './inbox-view-context.ts';
import type { InboxSource } from '../../inbox/inbox-source.ts';
import { ListPane } from './list/list-pane.tsx';
import type { InboxActions } from './use-inbox-actions.ts';
import type { InboxBulk } from './bulk/bulk-reply.tsx';
import { useInboxCommands } from './use-inbox-commands.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const BulkTagDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./categories/bulk-tag-dialog.tsx')).BulkTagDialog,
);

export interface OpinionInboxViewProps {
  source: InboxSource;
  presentation: InboxPresentation;
  inbox: Inbox;
  actions: InboxActions;
  bulk?: InboxBulk | undefined;
  title?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  headerActions?: ReactNode;
  /** Between the header and the panes. */
  notice?: ReactNode;
  /** In place of the panes, where there is nothing from which opinions could come. */
  empty?: ReactNode;
  slots?: InboxSlots | undefined;
  hasShortcuts?: boolean | undefined;
}

const noSlots: InboxSlots = {};

/** The inbox's view: everything it shows and does comes in through its props. */
export function OpinionInboxView(props: OpinionInboxViewProps): JSX.Element {
  const { source, presentation, inbox, actions, bulk, slots = noSlots, hasShortcuts = true } = props;
  const layout = useScreenLayout();
  const { ref: root, isNarrow } = layout;
  const commands = useInboxCommands(root, source, inbox, actions, isNarrow);
  useFirstReview(inbox, isNarrow);
  useInboxKeys(root, commands, hasShortcuts);
  useKeyboardInset(root, isNarrow);

  const view = useMemo<InboxView>(
    () => ({ source, presentation, inbox, actions, bulk, commands, slots, isNarrow }),
    [source, presentation, inbox, actions, bulk, commands, slots, isNarrow],
  );
  const pane = inbox.active.id === undefined || inbox.active.isPreview ? 'list' : 'detail';
  return (
    <InboxViewContext.Provider value={view}>
      <presentation.Root layout={layout} pane={pane} announcement={actions.announcement}>
        <InboxHeader
          title={props.title}
          headingLevel={props.headingLevel ?? 1}
          actions={props.headerActions}
          isCovered={isNarrow && pane === 'detail'}
          isEmpty={Boolean(props.empty)}
        />
        {props.notice && !(isNarrow && pane === 'detail') && (
          <Inset flex="none" padding={[0, 7, 4]} narrow={{ padding: [0, 5, 4] }}>
            {props.notice}
          </Inset>
        )}
        <ScreenBody tone="background">
          {props.empty ?? (
            <SplitPane list="start" listWidth="minmax(300px, 430px)" narrow="cover">
              <ListPane />
              <DetailPane />
            </SplitPane>
          )}
        </ScreenBody>
        {bulk && (
          <>
            <BulkReplyTray />
            <BulkReplyDialog />
          </>
        )}
        {commands.tagging === 'selection' && <BulkTagDialog />}
        <ShortcutsDialog />
      </presentation.Root>
    </InboxViewContext.Provider>
  );
}

/** Beside the list there is always a review: the first that matches, until the user opens one. */
function useFirstReview(inbox: Inbox, isNarrow: boolean): void {
  const { filters, order, isStale, emptiness } = inbox;
  const { id, isPreview, preview } = inbox.active;
  const question = JSON.stringify([filters, order]);
  const answered = useRef(question);
  const first = isStale ? undefined : inbox.reviews[0]?.id;

  useEffect(() => {
    if (isNarrow || emptiness) {
      if (isPreview) preview(undefined);
    } else if (first !== undefined && (id === undefined || answered.current !== question)) {
      // It stays open when it leaves the list, so that a reply can be finished; only another request closes it.
      answered.current = question;
      preview(first);
    }
  }, [isNarrow, emptiness, first, id, isPreview, preview, question]);
}

/** Keeps `--pf-keyboard` at the height that a phone's keyboard covers, since the page itself does not shrink. */
function useKeyboardInset(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const element = root.current;
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!element || !viewport || !isEnabled) return;
    const measure = () => {
      const covered = element.getBoundingClientRect().bottom - (viewport.offsetTop + viewport.height);
      // A pinch makes the viewport small too, without any keyboard.
      element.style.setProperty('--pf-keyboard', `${viewport.scale === 1 ? Math.max(0, covered) : 0}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      element.style.removeProperty('--pf-keyboard');
    };
  }, [root, isEnabled]);
}
