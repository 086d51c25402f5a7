import { breakpoints } from '../theme/breakpoints.ts';
import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

// The component's width counts, not the window's.
const narrowBelow = breakpoints.narrow;

/** Returns true while the element is narrower than a number of pixels. */
export function useIsNarrow(root: RefObject<HTMLElement | null>, below: number = narrowBelow): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useBrowserLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < below);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, below]);
  return isNarrow;
}
