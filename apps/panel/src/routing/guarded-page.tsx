import { Suspense, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { PendingPage } from '../pages/pending-page.tsx';
import { useText } from '../texts/use-text.ts';
import { usePageView } from '../tracking/use-page-view.ts';
import { frameOf } from './frame-of.ts';
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
  const title = t(`title.${route.texts}`);
  const isShown = access.kind === 'allow';
  usePageHead(title, t(`description.${route.texts}`), isShown);
  usePageView({ path: route.path, title }, isShown);
  if (access.kind === 'redirect') return <Navigate to={access.to} replace />;
  if (access.kind === 'wait') return null;
  return <Suspense>{Page ? <Page /> : <PendingPage isAlone={frameOf(route) === 'none'} />}</Suspense>;
}
