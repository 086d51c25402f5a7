'use client';
import { useEffect, useRef } from 'react';

// Milliseconds that React Aria waits for its live region before the first announcement.
const announcerDelay = 150;

/**
 * React Aria announces a pending button by its id. If the button unmounts, as in a dialog that closes, this removes
 * the announcement, which would have no name.
 */
export function usePendingAnnouncement(isPending: boolean | undefined): void {
  const wasPending = useRef(false);
  useEffect(() => {
    if (!isPending) return;
    wasPending.current = true;
    // If the button is then disabled with a reason, it gets another id.
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
