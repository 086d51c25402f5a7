import { Suspense, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../texts/use-text.ts';
import type { PanelRoute } from './panel-route.ts';
import { resolveAccess } from './resolve-access.ts';
import { routeTable } from './route-table.ts';
import { usePageHead } from './use-page-head.ts';
import { usePanelSession } from './use-panel-session.ts';

export interface GuardedPageProps {
  route: PanelRoute;
  Page: ComponentType | undefined;
}

/** Shows a page to those who may see it and leads the others where they may go. */
export function GuardedPage({ route, Page }: GuardedPageProps) {
  const t = useText();
  const access = resolveAccess(route, usePanelSession(), routeTable);
  usePageHead(t(route.title), t(route.description));
  if (access.kind === 'redirect') return <Navigate to={access.to} replace />;
  return <Suspense>{Page && <Page />}</Suspense>;
}
