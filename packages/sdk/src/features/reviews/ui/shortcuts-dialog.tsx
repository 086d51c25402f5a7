'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ShortcutsDialog as Shortcuts } from '../../../patterns/shortcuts.tsx';
import { inboxShortcuts } from './inbox-shortcuts.ts';
import { useInboxView } from './inbox-view-context.ts';

/**
 * Every key of the inbox with what it does.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <InboxLayout><ReviewList /><ShortcutsDialog /></InboxLayout>
 * ```
 */
export function ShortcutsDialog(): JSX.Element {
  const t = useTranslate();
  const { isHelpOpen, setHelpOpen } = useInboxView().commands;
  return (
    <Shortcuts
      isOpen={isHelpOpen}
      title={t('reviews.shortcuts.title')}
      shortcuts={inboxShortcuts.map(([name, ...keys]) => ({ label: t(`reviews.shortcuts.${name}`), keys }))}
      onClose={() => setHelpOpen(false)}
    />
  );
}
