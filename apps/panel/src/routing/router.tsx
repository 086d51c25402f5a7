import { lazy, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CrashPage } from '../pages/crash-page.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { MemberArea } from './member-area.tsx';
import type { PanelRoute } from './panel-route.ts';
import { routeTable } from './route-table.ts';

/** The route table as React Router wants it: pages of a company inside the shell, the others on their own. */
export const router = createBrowserRouter([
  {
    errorElement: <CrashPage />,
    children: [
      { element: <MemberArea />, children: routeTable.filter(isMemberPage).map(routeObject) },
      ...routeTable.filter((route) => !isMemberPage(route)).map(routeObject),
    ],
  },
]);

function isMemberPage({ access }: PanelRoute): boolean {
  return access.for === 'member' || access.for === 'user';
}

function routeObject(route: PanelRoute): RouteObject {
  const Page: ComponentType | undefined = route.page && lazy(route.page);
  return { path: route.path, element: <GuardedPage route={route} Page={Page} /> };
}
