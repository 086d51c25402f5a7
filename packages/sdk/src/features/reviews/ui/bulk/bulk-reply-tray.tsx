'use client';
import type { JSX } from 'react';
import { useInboxView } from '../inbox-view-context.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const OpenBulkReplyTray = lazyComponent(
  async () => (await import('./open-bulk-reply-tray.tsx')).OpenBulkReplyTray,
);

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
