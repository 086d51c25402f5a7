import { useEffect, useState, type RefObject } from 'react';

/** From here on list and map stand side by side; the sheet says the same. */
const wide = 720;

/** Whether there is room for two columns: the locator's own width counts, not the page's. */
export function useIsWide(root: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    if (!root.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= wide));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isWide;
}
