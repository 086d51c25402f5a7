import type { ComponentType } from 'react';
import type { PanelRoute } from './panel-route.ts';
import { resolveDoor, type DoorAccess } from './resolve-door.ts';
import { RoutePage } from './route-page.tsx';
import { useDoorSession } from './use-door-session.ts';

export interface DoorPageProps {
  route: PanelRoute & { access: DoorAccess };
  Page: ComponentType | undefined;
}

/** A page in front of the log-in, with its guard. */
export function DoorPage({ route, Page }: DoorPageProps) {
  return <RoutePage route={route} Page={Page} access={resolveDoor(route.access, useDoorSession())} />;
}
