import { useSettings } from '@pinfold/sdk/headless/session';
import { useLocation } from 'react-router-dom';
import { useStored } from '../session/use-stored.ts';
import type { DoorSession } from './resolve-door.ts';

/** What the guards in front of the log-in decide by, as it is now. */
export function useDoorSession(): DoorSession {
  const { user } = useStored();
  const settings = useSettings();
  const { pathname, search } = useLocation();
  return {
    isLoggedIn: user !== undefined,
    // Without an answer everything stays as in a normal installation; the API decides all the same.
    isDemoMode: settings.isError ? false : settings.data && settings.data.app_mode === 'demo',
    location: pathname + search,
  };
}
