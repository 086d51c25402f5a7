import { decideAccess, permissionMap, permissions, type FeatureFlag, type Membership } from '@pinfold/sdk';
import {
  canAddCompany,
  isWizardCompleted,
  type Company,
  type CurrentCompany,
} from '@pinfold/sdk/headless/company';
import { generatePath, matchPath } from 'react-router';
import { loginPath, maintenancePath } from './auth-paths.ts';
import { isGuestAccess, resolveGuestAccess, type Access, type GuestSession } from './guest-access.ts';
import type { PanelRoute, RouteAccess } from './panel-route.ts';
import { paths } from './paths.ts';

/** What decides about an address. */
export interface PanelSession extends GuestSession {
  /** The reader logged out on purpose, so the next log-in starts at the beginning. */
  hasLeft: boolean;
  /** The companies that the reader belongs to; undefined until they are known. */
  companies: readonly Company[] | undefined;
  /** The one in use; undefined until it is known, and until then no page of a company is shown. */
  company: CurrentCompany | undefined;
  /** What is switched on, for everybody or for the company in use. */
  featureFlags: readonly FeatureFlag[];
  /** Whether the reader is the demo account. */
  isDemo: boolean;
  /** Whether the reader views the panel as a member, which does not show the member's own account. */
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
  if (isGuestAccess(access)) return resolveGuestAccess(access, session);

  const away = loginRedirect(session);
  if (away) return redirect(away);
  const isSettingUp = hasOpenWizard(session);
  if (isSettingUp && !isForSetup(route)) return redirect(paths.wizard);
  if (session.featureFlags.includes('maintenance')) return redirect(maintenancePath(session.location));
  if (isSettingUp) return allow;
  if (session.company?.plan_restrictions.is_unpaid && !(access.for === 'member' && access.isPayment))
    return redirect(paths.orderDetails);
  if (route.redirectTo) return redirect(carriedOver(route, route.redirectTo, session));
  const isOpen = access.for === 'wizard' ? mayAdd(session) : mayOpen(access, session);
  return isOpen ? allow : redirect(homePath(session, routes));
}

/** Returns the path of the login page, with the way back; undefined if the user is logged in. */
export function loginRedirect({ isLoggedIn, hasLeft, location }: PanelSession): string | undefined {
  return isLoggedIn ? undefined : loginPath(hasLeft ? undefined : location);
}

/** Whether a reader may open a page: module, permission, plan, feature flag, company flag, in this order. */
function mayOpen(access: RouteAccess, { company, isDemo, isViewAs }: PanelSession): boolean {
  if (access.for !== 'member') return true;
  if (!company) return false;
  const {
    for: _for,
    flag,
    companyFlag,
    withoutCompanyFlag,
    isPayment: _isPayment,
    isPersonal,
    orElse,
    ...member
  } = access;
  if (isPersonal && isViewAs) return false;
  const membership: Membership = {
    type: company.company_user.type,
    permissions: permissionMap(permissions.filter((permission) => company.permissions[permission])),
    disabledModules: company.configuration.disabled_modules,
    planCapabilities: company.plan_restrictions.capabilities,
    isDemo,
  };
  const isMet = (asked: typeof member) => !decideAccess({ ...asked, demo: 'allowed' }, membership);
  if (!isMet(member) && !(orElse && isMet(orElse))) return false;
  if (flag && !company.feature_flags.includes(flag)) return false;
  if (withoutCompanyFlag && company[withoutCompanyFlag]) return false;
  return !companyFlag || company[companyFlag];
}

/** Whether a page is worth a link: it is built, the reader may open it, and no debt leads away from it. */
export function mayLink({ page, access }: PanelRoute, session: PanelSession): boolean {
  const isUnpaid = session.company?.plan_restrictions.is_unpaid ?? false;
  if (isUnpaid && !(access.for === 'member' && access.isPayment)) return false;
  return page !== undefined && mayOpen(access, session);
}

function hasOpenWizard({ companies, company }: PanelSession): boolean {
  const known = companies ?? (company && [company]);
  return known !== undefined && !isWizardCompleted(known, company);
}

function isForSetup({ access }: PanelRoute): boolean {
  return access.for === 'wizard' || (access.for === 'user' && access.isDuringSetup === true);
}

/** After the setup the wizard opens only to add a company. */
function mayAdd({ location, companies = [] }: PanelSession): boolean {
  return new URLSearchParams(location.split('?')[1]).get('action') === 'add' && canAddCompany(companies);
}

/** Returns the dashboard, or the first built entrance that the reader may use. */
function homePath(session: PanelSession, routes: readonly PanelRoute[]): string {
  const entrance = routes.find(
    ({ isEntrance, page, access }) => isEntrance && page && mayOpen(access, session),
  );
  return entrance?.path ?? paths.noAccess;
}

/** Returns the address that a redirect leads to, with the segments and the query of the requested one. */
function carriedOver(route: PanelRoute, to: string, { location }: PanelSession): string {
  const [pathname = '', query] = location.split('?');
  const path = generatePath(to, matchPath(route.path, pathname)?.params ?? {});
  return query ? `${path}?${query}` : path;
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}
