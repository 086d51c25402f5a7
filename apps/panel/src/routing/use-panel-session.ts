import { usePinfold } from '@pinfold/sdk';
import { useCompanies, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useSettings } from '@pinfold/sdk/headless/session';
import { createContext, useContext } from 'react';
import { hasLeft, useStored } from '../session/session-store.ts';
import { mayLink, type PanelSession } from './guards.ts';
import type { RouteAt } from './panel-route.ts';
import type { PanelHref } from './paths.ts';
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

/** The route table for what is drawn below it. Pages read it from here, because the table itself leads to the pages. */
export const RouteLookup = createContext<RouteAt | undefined>(undefined);

export function useRouteAt(): RouteAt {
  const routeAt = useContext(RouteLookup);
  if (!routeAt) throw new Error('useRouteAt needs the routes of the panel somewhere above it.');
  return routeAt;
}

/** Returns whether a page is worth a link: it is built, and the reader may open it. */
export function useMayLink(): (href: PanelHref) => boolean {
  const session = usePanelSession();
  const routeAt = useRouteAt();
  return (href) => mayLink(routeAt(href), session);
}
