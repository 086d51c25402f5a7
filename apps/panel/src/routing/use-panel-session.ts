import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { useLocation } from 'react-router-dom';
import { hasLeft } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import type { PanelSession } from './resolve-access.ts';

/** What the guards decide by, as it is now. */
export function usePanelSession(): PanelSession {
  const { user, isDemoUser } = useStored();
  const { data: company } = useCurrentCompany();
  const { data: list } = useCompanies();
  const settings = useSettings();
  const { pathname, search } = useLocation();
  return {
    isLoggedIn: user !== undefined,
    hasLeft: hasLeft(),
    companies: list?.results,
    company,
    featureFlags: [...(settings.data?.feature_flags ?? []), ...(company?.feature_flags ?? [])],
    isDemo: isDemoUser,
    // Without an answer everything stays as in a normal installation; the API decides all the same.
    isDemoMode: settings.isError ? false : settings.data && settings.data.app_mode === 'demo',
    location: pathname + search,
  };
}
