import { Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { ViewAsFrame } from '../features/team/view-as/view-as-frame.tsx';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { TextProvider } from '../texts/text-context.tsx';
import { loginRedirect, resolveAccess } from './guards.ts';
import { RoutePage } from './page.tsx';
import { frameOf, type PanelRoute } from './panel-route.ts';
import { notFoundRoute, routeAt, routes } from './routes.ts';
import { RouteLookup, usePanelSession } from './use-panel-session.ts';

/** The route table as React Router wants it: pages of a company inside their frame, and the page for any other address. */
export default function AppRoutes() {
  return (
    <RouteLookup value={routeAt}>
      <Routes>
        <Route element={<MemberArea Frame={Shell} />}>{inFrame('shell').map(routeElement)}</Route>
        <Route element={<MemberArea Frame={StepsFrame} />}>{inFrame('steps').map(routeElement)}</Route>
        {routeElement(notFoundRoute)}
      </Routes>
    </RouteLookup>
  );
}

const Shell = lazyPage(() => import('../shell/shell.tsx'));
const StepsFrame = lazyPage(() => import('../shell/steps-frame.tsx'));
const FreshLogin = lazyPage(async () => ({ default: (await import('@pinfold/sdk/session')).FreshLogin }));

/** Created once: a new lazy component would be fetched again. */
const pages = new Map<PanelRoute, ComponentType | undefined>(
  [...routes, notFoundRoute].map((route) => [route, route.page && lazyPage(route.page)]),
);

function inFrame(frame: 'shell' | 'steps'): PanelRoute[] {
  return routes.filter((route) => frameOf(route) === frame);
}

function routeElement(route: PanelRoute) {
  return (
    <Route
      key={route.path}
      path={route.path}
      element={<GuardedPage key={route.path} route={route} Page={pages.get(route)} />}
    />
  );
}

/** Everything behind the log-in; its code and its texts are fetched only for those who are logged in. */
function MemberArea({ Frame }: { Frame: ComponentType }) {
  const away = loginRedirect(usePanelSession());
  if (away) return <Navigate to={away} replace />;
  return (
    <TextProvider room="inside" waiting={<PageWaiting />}>
      <ViewAsFrame>
        <Suspense fallback={<PageWaiting />}>
          <Frame />
        </Suspense>
        <Suspense fallback={null}>
          <FreshLogin />
        </Suspense>
      </ViewAsFrame>
    </TextProvider>
  );
}

interface GuardedPageProps {
  route: PanelRoute;
  Page: ComponentType | undefined;
}

/** A page behind the log-in, with its guard. */
function GuardedPage({ route, Page }: GuardedPageProps) {
  const access = resolveAccess(route, usePanelSession(), routes);
  return <RoutePage route={route} Page={Page} access={access} />;
}
