import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useLocation } from 'react-router-dom';
import { hasLeft } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import type { PanelSession } from './resolve-access.ts';

/** What the guards decide by, as it is now. */
export function usePanelSession(): PanelSession {
  const { user, isDemoUser } = useStored();
  const { data: company } = useCurrentCompany();
  const { pathname, search } = useLocation();
  return {
    isLoggedIn: user !== undefined,
    hasLeft: hasLeft(),
    company,
    isDemo: isDemoUser,
    location: pathname + search,
  };
}
