'use client';
import type { JSX } from 'react';
import { loadLater } from '../../../../ui/load-later.tsx';
import { useInboxView } from '../inbox-view-context.ts';

const OpenBulkReplyDialog = loadLater(
  async () => (await import('./bulk-reply-dialog.tsx')).OpenBulkReplyDialog,
);

/**
 * One answer for many reviews: how many get it, who is passed over and why, how it will look, how long it takes.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector .pinfold-Dialog
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyDialog /></InboxLayout>
 * ```
 */
export function BulkReplyDialog(): JSX.Element | null {
  const { bulk } = useInboxView();
  return bulk.isOpen ? <OpenBulkReplyDialog /> : null;
}

const OpenBulkReplyTray = loadLater(async () => (await import('./bulk-reply-tray.tsx')).OpenBulkReplyTray);

/**
 * Bulk replies under way and those that need a hand, as the server knows them: a reload brings them back.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @selector [data-state='open'|'closed']
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><BulkReplyTray /></InboxLayout>
 * ```
 */
export function BulkReplyTray(): JSX.Element | null {
  const { jobs } = useInboxView().bulk;
  return jobs.length > 0 ? <OpenBulkReplyTray /> : null;
}
