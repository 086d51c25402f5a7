'use client';
import { useEffect, useState } from 'react';

/** Whether an element has more content than room, so that the keyboard must be able to reach and scroll it. */
export function useIsScrollable(): [ref: (element: HTMLElement | null) => void, isScrollable: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollHeight > element.clientHeight));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isScrollable];
}
