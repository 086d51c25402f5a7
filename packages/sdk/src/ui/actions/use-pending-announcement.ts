'use client';
import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect.ts';

/**
 * React Aria announces a pending button by its id, and keeps the announcement for seven seconds. If the button goes
 * meanwhile, as in a dialog that closes, or gets another id, the announcement has no name: it goes with the button, and
 * one that comes later does not stay.
 */
export function usePendingAnnouncement(isPending: boolean | undefined): void {
  const wasPending = useRef(false);
  useBrowserLayoutEffect(() => {
    wasPending.current ||= isPending === true;
    return () => {
      // Once React has changed the document, and before anything else can look at it.
      if (wasPending.current) queueMicrotask(removeNameless);
    };
  });
  useEffect(() => {
    if (wasPending.current) watchAnnouncements();
  });
}

const watched = new WeakSet<Element>();

/** React Aria’s announcer waits before the first announcement, when its button may already be gone. */
function watchAnnouncements(): void {
  const announcer = document.querySelector('[data-live-announcer]');
  if (!announcer || watched.has(announcer)) return;
  watched.add(announcer);
  new MutationObserver(removeNameless).observe(announcer, { childList: true, subtree: true });
}

function removeNameless(): void {
  for (const message of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const ids = message.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (!ids.some((id) => document.getElementById(id))) message.remove();
  }
}
