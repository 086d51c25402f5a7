'use client';
import type { BulkInboxSource } from '../../../inbox/inbox-source.ts';
import { type InboxView, useOpinionInboxView } from '../inbox-view-context.ts';
import type { InboxBulk } from './bulk-reply.tsx';

/** What the parts of a bulk reply read. */
interface BulkInboxView extends InboxView {
  source: BulkInboxSource;
  bulk: InboxBulk;
}

/** The view of an inbox where many opinions can be answered at once. */
export function useBulkInboxView(): BulkInboxView {
  const view = useOpinionInboxView();
  const { source, bulk } = view;
  if (!source.bulk || !bulk) throw new Error('The opinions of this inbox are answered one by one.');
  return { ...view, source: { ...source, bulk: source.bulk }, bulk };
}
