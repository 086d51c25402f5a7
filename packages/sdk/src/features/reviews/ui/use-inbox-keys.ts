import type { RefObject } from 'react';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { inboxIntent } from '../inbox-intent.ts';
import type { InboxCommands } from './use-inbox-commands.ts';

/** Hears the inbox's keys: while it has the focus, or while nothing has and it was the one used last. */
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
