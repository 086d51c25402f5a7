import { createContext, useContext } from 'react';
import type { PanelRoute } from './panel-route.ts';

/** The entry of the route table that an address leads to. */
export type RouteAt = (pathname: string) => PanelRoute;

/**
 * The route table for what is drawn below it. Pages read it from here, because the table itself leads to the pages.
 */
export const RouteLookup = createContext<RouteAt | undefined>(undefined);

export function useRouteAt(): RouteAt {
  const routeAt = useContext(RouteLookup);
  if (!routeAt) throw new Error('useRouteAt needs the routes of the panel somewhere above it.');
  return routeAt;
}
