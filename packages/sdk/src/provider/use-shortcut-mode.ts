import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import { useUser } from '../features/session/session.ts';
import { usePinfold } from './use-pinfold.ts';

/** Which shortcuts the reader wants: as the host says, else as the user's own setting does once it was fetched. */
export function useShortcutMode(): ShortcutMode {
  const { keyboardShortcuts } = usePinfold();
  // Nobody asks for the user because of it: an embed token has none.
  const { data: user } = useUser({ enabled: false });
  return keyboardShortcuts ?? user?.keyboard_shortcuts ?? 'all';
}
