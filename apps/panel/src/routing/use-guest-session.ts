import { useSettings } from '@pinfold/sdk/headless/session';
import { useLocation } from 'react-router';
import { useStored } from '../session/session-store.ts';
import type { GuestSession } from './guest-access.ts';

/** The session as the guards in front of the log-in see it. */
export function useGuestSession(): GuestSession {
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
