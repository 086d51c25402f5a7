import { Suspense, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import styled from 'styled-components';
import { PageWaiting } from '../pages/page-waiting.tsx';
import { useText } from '../texts/use-text.ts';
import { usePageView } from '../tracking/tracking-context.ts';
import type { Access } from './guest-access.ts';
import { frameOf, type PanelRoute } from './panel-route.ts';

interface RoutePageProps {
  route: PanelRoute;
  /** Undefined where the route leads to another. */
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
  return (
    <Suspense fallback={<PageWaiting isFramed={frameOf(route) !== 'none'} />}>{Page && <Page />}</Suspense>
  );
}

/** Sets the document's title and description, and announces the title of each page after the first. */
function usePageHead(title: string, description: string, isShown: boolean): void {
  // With the page, not after it.
  useLayoutEffect(() => {
    if (!isShown) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, isShown]);
  useEffect(() => {
    if (isShown) announcePage(title);
  }, [title, isShown]);
}

let first: string | undefined;
let announced = '';
const listeners = new Set<() => void>();

/** Announces a page's title once the reader has come there from another page; a browser reads the first one by itself. */
function announcePage(title: string): void {
  first ??= title;
  announced = title === first && announced === '' ? '' : title;
  for (const listener of listeners) listener();
}

/** Live region that announces page changes to screen readers. */
export function PageAnnouncer() {
  const title = useSyncExternalStore(subscribe, () => announced);
  return <Announcement role="status">{title}</Announcement>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const Announcement = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
