'use client';
import type { JSX } from 'react';
import { useInboxView } from './inbox-view-context.ts';
import { loadLater } from '../../../ui/load-later.tsx';

const OpenShortcutsDialog = loadLater(
  async () => (await import('./open-shortcuts-dialog.tsx')).OpenShortcutsDialog,
);

/**
 * Every key of the inbox with what it does.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><ShortcutsDialog /></InboxLayout>
 * ```
 */
export function ShortcutsDialog(): JSX.Element | null {
  const { commands } = useInboxView();
  return commands.isHelpOpen ? <OpenShortcutsDialog /> : null;
}
