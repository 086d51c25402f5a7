import { usePinfold } from '@pinfold/sdk';
import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { hasLeft } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import type { PanelSession } from './guards.ts';
import { useGuestSession } from './use-guest-session.ts';

/** The session as the guards see it. */
export function usePanelSession(): PanelSession {
  const guest = useGuestSession();
  const { isDemoUser } = useStored();
  const { isViewAs } = usePinfold();
  const { data: company } = useCurrentCompany();
  const { data: list } = useCompanies();
  const { data: settings } = useSettings();
  return {
    ...guest,
    hasLeft: hasLeft(),
    companies: list?.results,
    company,
    featureFlags: [...(settings?.feature_flags ?? []), ...(company?.feature_flags ?? [])],
    isDemo: isDemoUser,
    isViewAs,
  };
}
