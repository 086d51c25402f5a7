import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import { useUser } from '../features/session/session.ts';
import { usePinfold } from './use-pinfold.ts';

/** Returns the host's setting, else the user's own once it was fetched, else 'all'. */
export function useShortcutMode(): ShortcutMode {
  const { keyboardShortcuts } = usePinfold();
  // Reads the cache without a request: embed tokens have no user.
  const { data: user } = useUser({ enabled: false });
  return keyboardShortcuts ?? user?.keyboard_shortcuts ?? 'all';
}
