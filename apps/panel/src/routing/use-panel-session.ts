import { usePinfold } from '@pinfold/sdk';
import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { hasLeft } from '../session/session-store.ts';
import { useStored } from '../session/use-stored.ts';
import type { PanelSession } from './resolve-access.ts';
import { useDoorSession } from './use-door-session.ts';

/** What the guards decide by, as it is now. */
export function usePanelSession(): PanelSession {
  const door = useDoorSession();
  const { isDemoUser } = useStored();
  const { isViewAs } = usePinfold();
  const { data: company } = useCurrentCompany();
  const { data: list } = useCompanies();
  const { data: settings } = useSettings();
  return {
    ...door,
    hasLeft: hasLeft(),
    companies: list?.results,
    company,
    featureFlags: [...(settings?.feature_flags ?? []), ...(company?.feature_flags ?? [])],
    isDemo: isDemoUser,
    isViewAs,
  };
}
