import { canAddCompany } from '@pinfold/sdk/headless/company';
import { mayLink } from '../routing/may-open.ts';
import { paths } from '../routing/paths.ts';
import type { PanelSession } from '../routing/resolve-access.ts';
import type { RouteAt } from '../routing/route-lookup.ts';

export interface CompanyLink {
  name: 'add' | 'team';
  href: string;
}

/** Where the company selector leads besides companies: as far as the pages are built and the reader may. */
export function companyLinks(session: PanelSession, routeAt: RouteAt): CompanyLink[] {
  const team = routeAt(paths.permissions.path);
  const mayAdd = mayLink(routeAt(paths.wizard.path), session) && canAddCompany(session.companies ?? []);
  return [
    ...(mayAdd ? [{ name: 'add', href: paths.wizard.getHref('add') } as const] : []),
    ...(mayLink(team, session) ? [{ name: 'team', href: paths.permissions.getHref() } as const] : []),
  ];
}
