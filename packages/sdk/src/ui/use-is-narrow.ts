import { breakpoints } from '../theme/breakpoints.ts';
import { useLayoutEffect, useEffect, useState, type RefObject } from 'react';

// A component follows the room that the host gives it, not the screen.
const narrowBelow = breakpoints.narrow;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** True while the element is as narrow as on a phone, or than so many pixels. */
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
