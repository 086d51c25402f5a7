import type { RefObject } from 'react';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { inboxIntent } from '../inbox-intent.ts';
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
