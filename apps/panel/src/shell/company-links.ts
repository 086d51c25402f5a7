import { canAddCompany } from '@pinfold/sdk/headless/company';
import { mayLink, type PanelSession } from '../routing/guards.ts';
import type { RouteAt } from '../routing/panel-route.ts';
import { paths, withQuery } from '../routing/paths.ts';

export interface CompanyLink {
  name: 'add' | 'team';
  href: string;
}

/** Where the company selector leads besides companies: as far as the pages are built and the reader may. */
export function companyLinks(session: PanelSession, routeAt: RouteAt): CompanyLink[] {
  const team = routeAt(paths.team);
  const mayAdd = mayLink(routeAt(paths.wizard), session) && canAddCompany(session.companies ?? []);
  return [
    ...(mayAdd ? [{ name: 'add', href: withQuery(paths.wizard, { action: 'add' }) } as const] : []),
    ...(mayLink(team, session) ? [{ name: 'team', href: paths.team } as const] : []),
  ];
}
