import { decideAccess, permissionMap, permissions } from '@pinfold/sdk';
import type { CurrentCompany } from '@pinfold/sdk/headless/company';
import { loginPath, safeReturnPath } from './login-path.ts';
import type { PanelRoute, RouteAccess } from './panel-route.ts';

/** What a decision about an address rests on. */
export interface PanelSession {
  isLoggedIn: boolean;
  /** The reader logged out by themselves, so nothing calls them back. */
  hasLeft: boolean;
  /** Undefined until it is known; a page of a company is not shown so long. */
  company: CurrentCompany | undefined;
  isDemo: boolean;
  /** Path and query of the page asked for. */
  location: string;
}

export type Access = { kind: 'allow' } | { kind: 'redirect'; to: string };

const allow: Access = { kind: 'allow' };

/**
 * Decides whether a page is shown, in the order of the product spec, section 2: token, maintenance, module, permission,
 * plan, feature flag, company flag.
 */
export function resolveAccess(
  route: PanelRoute,
  session: PanelSession,
  routes: readonly PanelRoute[],
): Access {
  const { access } = route;
  if (access.for === 'guest' && session.isLoggedIn) return redirect(safeReturnPath(session.location) ?? '/');
  if ((access.for === 'user' || access.for === 'member') && !session.isLoggedIn)
    return redirect(session.hasLeft ? loginPath() : loginPath(session.location));
  if (access.for === 'member' && session.company?.feature_flags.includes('maintenance'))
    return redirect('/service-unavailable');
  if (route.redirectTo)
    return redirect(
      route.redirectTo === 'home' ? homePath(session, routes) : withQuery(route.redirectTo, session),
    );
  return mayOpen(access, session) ? allow : redirect(homePath(session, routes));
}

/** Where a reader starts: the dashboard's place until there is one. */
function homePath(session: PanelSession, routes: readonly PanelRoute[]): string {
  const entrance = routes.find((route) => route.isEntrance && mayOpen(route.access, session));
  return entrance?.path ?? '/no-access';
}

/** Whether a link to a page is worth showing. */
export function mayOpen(access: RouteAccess, { company, isDemo }: PanelSession): boolean {
  if (access.for !== 'member') return true;
  if (!company) return false;
  const { for: _for, flag, companyFlag, ...member } = access;
  const refusal = decideAccess(
    { ...member, demo: 'allowed' },
    {
      type: company.company_user.type,
      permissions: permissionMap(permissions.filter((permission) => company.permissions[permission])),
      disabledModules: company.configuration.disabled_modules,
      planCapabilities: company.plan_restrictions.capabilities,
      isDemo,
    },
  );
  if (refusal) return false;
  if (flag && !company.feature_flags.includes(flag)) return false;
  return !companyFlag || company[companyFlag];
}

function withQuery(path: string, { location }: PanelSession): string {
  const query = location.indexOf('?');
  return query < 0 ? path : path + location.slice(query);
}

function redirect(to: string): Access {
  return { kind: 'redirect', to };
}
