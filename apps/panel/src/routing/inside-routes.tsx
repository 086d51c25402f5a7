import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../browser/lazy-page.ts';
import { frameOf } from './frame-of.ts';
import { GuardedPage } from './guarded-page.tsx';
import { MemberArea } from './member-area.tsx';
import type { PanelRoute } from './panel-route.ts';
import { RouteLookup } from './route-lookup.ts';
import { notFoundRoute, routeAt, routeTable } from './route-table.ts';

/** The route table as React Router wants it: pages of a company inside their frame, and what is said of any other address. */
export default function InsideRoutes() {
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

/** Made once: a lazy component that is made anew would be fetched anew. */
const pages = new Map<PanelRoute, ComponentType | undefined>(
  [...routeTable, notFoundRoute].map((route) => [route, route.page && lazyPage(route.page)]),
);

function inFrame(frame: 'shell' | 'steps'): PanelRoute[] {
  return routeTable.filter((route) => frameOf(route) === frame);
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
