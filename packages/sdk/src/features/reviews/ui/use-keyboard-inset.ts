import { useEffect, type RefObject } from 'react';

/** Keeps `--pf-keyboard` at the height that a phone's keyboard covers, since the page itself does not shrink. */
export function useKeyboardInset(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const element = root.current;
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!element || !viewport || !isEnabled) return;
    const measure = () => {
      const covered = element.getBoundingClientRect().bottom - (viewport.offsetTop + viewport.height);
      // A pinch makes the viewport small too, without any keyboard.
      element.style.setProperty('--pf-keyboard', `${viewport.scale === 1 ? Math.max(0, covered) : 0}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      element.style.removeProperty('--pf-keyboard');
    };
  }, [root, isEnabled]);
}
