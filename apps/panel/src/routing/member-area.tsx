import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { PanelRoute } from './panel-route.ts';
import { resolveAccess } from './resolve-access.ts';
import { routeTable } from './route-table.ts';
import { usePanelSession } from './use-panel-session.ts';

/** Everything behind the log-in page; the shell's code is fetched only by those who got through. */
export function MemberArea() {
  const access = resolveAccess(area, usePanelSession(), routeTable);
  if (access.kind === 'redirect') return <Navigate to={access.to} replace />;
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}

const Shell = lazy(() => import('../shell/shell.tsx'));

const area: PanelRoute = {
  path: '',
  title: 'title.home',
  description: 'description.home',
  access: { for: 'user' },
};
