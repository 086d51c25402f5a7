'use client';
import { useEffect, useState } from 'react';

/** Returns whether an element's content overflows, so that it must be focusable for scrolling by keyboard. */
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
