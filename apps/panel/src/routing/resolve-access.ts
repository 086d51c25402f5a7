import type { FeatureFlag } from '@pinfold/sdk';
import {
  canAddCompany,
  isWizardCompleted,
  type Company,
  type CurrentCompany,
} from '@pinfold/sdk/headless/company';
import { generatePath, matchPath } from 'react-router-dom';
import { mayOpen } from './may-open.ts';
import type { PanelRoute } from './panel-route.ts';
import { paths } from './paths.ts';
import { isDoor, resolveDoor, type Access, type DoorSession } from './resolve-door.ts';

/** What a decision about an address rests on. */
export interface PanelSession extends DoorSession {
  /** The reader logged out by themselves, so nothing calls them back. */
  hasLeft: boolean;
  /** The companies that the reader belongs to; undefined until they are known. */
  companies: readonly Company[] | undefined;
  /** The one in use; undefined until it is known. A page of a company is not shown so long. */
  company: CurrentCompany | undefined;
  /** What is switched on, for everybody or for the company in use. */
  featureFlags: readonly FeatureFlag[];
  /** Whether the reader is the demo account. */
  isDemo: boolean;
  /** Whether the reader looks through a member's eyes, which does not show the member's own account. */
  isViewAs?: boolean;
}

const allow: Access = { kind: 'allow' };

/**
 * Decides whether a page is shown, in the order of the product spec, section 2: token, wizard, maintenance, debt, then
 * the page's own module, permission, plan, feature flag and company flag.
 */
export function resolveAccess(
  route: PanelRoute,
  session: PanelSession,
  routes: readonly PanelRoute[],
): Access {
  const { access } = route;
  if (isDoor(access)) return resolveDoor(access, session);

  const away = loginRedirect(session);
  if (away) return redirect(away);
  const isSettingUp = hasOpenWizard(session);
  if (isSettingUp && !isForSetup(route)) return redirect(paths.wizard.getHref());
  if (session.featureFlags.includes('maintenance'))
    return redirect(paths['maintenance-mode'].getHref(session.location));
  if (isSettingUp) return allow;
  if (session.company?.plan_restrictions.is_unpaid && !(access.for === 'member' && access.isPayment))
    return redirect(paths['order-details'].getHref());
  if (route.redirectTo) return redirect(carriedOver(route, route.redirectTo, session));
  const isOpen = access.for === 'wizard' ? mayAdd(session) : mayOpen(access, session);
  return isOpen ? allow : redirect(homePath(session, routes));
}

/** Where a stranger is led; undefined for who is logged in. */
export function loginRedirect({ isLoggedIn, hasLeft, location }: PanelSession): string | undefined {
  return isLoggedIn ? undefined : paths['session-login'].getHref(hasLeft ? undefined : location);
}

function hasOpenWizard({ companies, company }: PanelSession): boolean {
  const known = companies ?? (company && [company]);
  return known !== undefined && !isWizardCompleted(known, company);
}

function isForSetup({ access }: PanelRoute): boolean {
  return access.for === 'wizard' || (access.for === 'user' && access.isDuringSetup === true);
}

/** Whose setup is done opens the wizard only to add a company. */
function mayAdd({ location, companies = [] }: PanelSession): boolean {
  return new URLSearchParams(location.split('?')[1]).get('action') === 'add' && canAddCompany(companies);
}

/** The dashboard, or the first built entrance that the reader may use. */
function homePath(session: PanelSession, routes: readonly PanelRoute[]): string {
  const entrance = routes.find(
    ({ isEntrance, page, access }) => isEntrance && page && mayOpen(access, session),
  );
  return entrance?.path ?? '/no-access';
}

/** The address that a redirect leads to, with the segments and the query of the one asked for. */
function carriedOver(route: PanelRoute, to: string, { location }: PanelSession): string {
  const [pathname = '', query] = location.split('?');
  const path = generatePath(to, matchPath(route.path, pathname)?.params ?? {});
  return query ? `${path}?${query}` : path;
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}
