import type { ComponentType } from 'react';
import type { PanelRoute } from './panel-route.ts';
import { resolveAccess } from './resolve-access.ts';
import { RoutePage } from './route-page.tsx';
import { routeTable } from './route-table.ts';
import { usePanelSession } from './use-panel-session.ts';

export interface GuardedPageProps {
  route: PanelRoute;
  Page: ComponentType | undefined;
}

/** A page behind the log-in, with its guard. */
export function GuardedPage({ route, Page }: GuardedPageProps) {
  const access = resolveAccess(route, usePanelSession(), routeTable);
  return <RoutePage route={route} Page={Page} access={access} />;
}
