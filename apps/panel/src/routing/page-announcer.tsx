import { VisuallyHidden } from '@pinfold/sdk/ui';
import { useSyncExternalStore } from 'react';

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
  return (
    <VisuallyHidden as="div" role="status">
      {title}
    </VisuallyHidden>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
