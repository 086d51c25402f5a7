import { canAddCompany } from '@pinfold/sdk/headless/company';
import { mayLink } from '../routing/may-open.ts';
import type { PanelRoute } from '../routing/panel-route.ts';
import { paths } from '../routing/paths.ts';
import type { PanelSession } from '../routing/resolve-access.ts';
import { routeNamed } from '../routing/route-table.ts';

export interface CompanyLink {
  name: 'add' | 'team';
  href: string;
}

/** Where the company selector leads besides companies: as far as the pages are built and the reader may. */
export function companyLinks(
  session: PanelSession,
  { wizard, team }: { wizard: PanelRoute; team: PanelRoute } = {
    wizard: routeNamed('wizard'),
    team: routeNamed('permissions'),
  },
): CompanyLink[] {
  const mayAdd = mayLink(wizard, session) && canAddCompany(session.companies ?? []);
  return [
    ...(mayAdd ? [{ name: 'add', href: paths.wizard.getHref('add') } as const] : []),
    ...(mayLink(team, session) ? [{ name: 'team', href: paths.permissions.getHref() } as const] : []),
  ];
}
