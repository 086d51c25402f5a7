'use client';
import { useEffect, useRef } from 'react';

// The first announcement on a page waits this long for its region, in milliseconds.
const announcerDelay = 150;

/**
 * React Aria reads a waiting button out by its id. Where the button goes away with what it has done, as in a dialog that
 * closes, the announcement would be left without a name; so it goes too.
 */
export function usePendingAnnouncement(isPending: boolean | undefined): void {
  const wasPending = useRef(false);
  useEffect(() => {
    if (!isPending) return;
    wasPending.current = true;
    // A button that is then disabled with a reason is drawn anew, under another id.
    return forgetNameless;
  }, [isPending]);
  useEffect(
    () => () => {
      if (wasPending.current) forgetNameless();
    },
    [],
  );
}

function forgetNameless(): void {
  removeNameless();
  setTimeout(removeNameless, announcerDelay);
}

function removeNameless(): void {
  if (typeof document === 'undefined') return;
  for (const message of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = message.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (!ids.some((id) => document.getElementById(id))) message.remove();
  }
}
