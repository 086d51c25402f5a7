'use client';
import type { JSX } from 'react';
import { useInboxView } from '../inbox-view-context.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';

const OpenBulkReplyDialog = lazyComponent(
  async () => (await import('./open-bulk-reply-dialog.tsx')).OpenBulkReplyDialog,
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
