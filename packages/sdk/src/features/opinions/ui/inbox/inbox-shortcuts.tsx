'use client';
import type { JSX, RefObject } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ShortcutHints, ShortcutsDialog as Shortcuts } from '../../../../patterns/shortcuts.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { inboxIntent } from '../../inbox/inbox-intent.ts';
import { useOpinionInboxView } from './inbox-view-context.ts';
import type { InboxCommands } from './use-inbox-commands.ts';

/** Every command of the inbox, by the end of its message key, with the keys that give it. */
export const inboxShortcuts = [
  ['next', 'J'],
  ['previous', 'K'],
  ['toggle', 'X'],
  ['range', 'Shift', 'X'],
  ['reply', 'R'],
  ['note', 'N'],
  ['tags', 'C'],
  ['template', 'T'],
  ['ai_draft', 'A'],
  ['send_next', 'Ctrl', '↵'],
  ['search', '/'],
  ['leave', 'Esc'],
  ['help', '?'],
] as const;

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
  const { isHelpOpen, setHelpOpen } = useOpinionInboxView().commands;
  return (
    <Shortcuts
      isOpen={isHelpOpen}
      title={t('reviews.shortcuts.title')}
      shortcuts={inboxShortcuts.map(([name, ...keys]) => ({ label: t(`reviews.shortcuts.${name}`), keys }))}
      onClose={() => setHelpOpen(false)}
    />
  );
}

/** The keys that have a button, which does the same; nothing for a reader who has switched them off. */
export function InboxHints(): JSX.Element {
  const t = useTranslate();
  const { commands } = useOpinionInboxView();
  return (
    <ShortcutHints
      variant="inline"
      label={t('reviews.shortcuts.title')}
      hints={inboxShortcuts.flatMap(([intent, ...keys]) =>
        intent === 'send_next' || intent === 'leave'
          ? []
          : { intent, key: keys.join('').replace('Shift', '⇧'), label: t(`reviews.hint.${intent}`) },
      )}
      onRun={commands.run}
    />
  );
}

/** Handles the inbox's shortcuts: while it has the focus, or while nothing has and it was used last. */
export function useInboxKeys(
  root: RefObject<HTMLElement | null>,
  commands: InboxCommands,
  isEnabled: boolean,
): void {
  useShortcuts(
    root,
    ({ event: { key, shiftKey, ctrlKey, metaKey, altKey }, isTyping }) => {
      const intent = inboxIntent({ key, shiftKey, ctrlKey, metaKey, altKey, isTyping });
      return intent !== undefined && commands.run(intent);
    },
    isEnabled,
  );
}
