import { useSyncExternalStore } from 'react';
import styled from 'styled-components';

let first: string | undefined;
let announced = '';
const listeners = new Set<() => void>();

/** Says a page's title once the reader has come there from another page; the first one is read by itself. */
export function announcePage(title: string): void {
  first ??= title;
  announced = title === first && announced === '' ? '' : title;
  for (const listener of listeners) listener();
}

/** Where screen readers hear that another page is open. */
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
