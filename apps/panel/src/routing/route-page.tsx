import { Suspense, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { PendingPage } from '../pages/pending-page.tsx';
import { useText } from '../texts/use-text.ts';
import { usePageView } from '../tracking/use-page-view.ts';
import { frameOf } from './frame-of.ts';
import type { PanelRoute } from './panel-route.ts';
import type { Access } from './resolve-door.ts';
import { usePageHead } from './use-page-head.ts';

export interface RoutePageProps {
  route: PanelRoute;
  /** Undefined while the page is still to be built. */
  Page: ComponentType | undefined;
  /** What the guard has decided. */
  access: Access;
}

/** Shows a page to those who may see it and leads the others where they may go. */
export function RoutePage({ route, Page, access }: RoutePageProps) {
  const t = useText();
  const title = t(`title.${route.texts}`);
  const isShown = access.kind === 'allow';
  usePageHead(title, t(`description.${route.texts}`), isShown);
  usePageView({ path: route.path, title }, isShown);
  if (access.kind === 'redirect') return <Navigate to={access.to} replace />;
  if (access.kind === 'wait') return null;
  const isAlone = frameOf(route) === 'none';
  return (
    <Suspense fallback={<PageWaiting isFramed={!isAlone} />}>
      {Page ? <Page /> : <PendingPage isAlone={isAlone} />}
    </Suspense>
  );
}
