import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element as tall as it is while a pointer is down, so that what arrives in it moves no button away from
 * under a finger: a press that ends somewhere else than it began is none.
 */
export function useHeldWhilePressed<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    let release: ReturnType<typeof setTimeout> | undefined;
    const hold = () => {
      clearTimeout(release);
      if (!box.current) return;
      box.current.style.blockSize = `${box.current.offsetHeight}px`;
      box.current.style.overflow = 'clip';
    };
    const letGo = () => {
      // The click comes after the pointer is up.
      release = setTimeout(() => {
        box.current?.style.removeProperty('block-size');
        box.current?.style.removeProperty('overflow');
      });
    };
    window.addEventListener('pointerdown', hold, true);
    window.addEventListener('pointerup', letGo, true);
    window.addEventListener('pointercancel', letGo, true);
    return () => {
      clearTimeout(release);
      window.removeEventListener('pointerdown', hold, true);
      window.removeEventListener('pointerup', letGo, true);
      window.removeEventListener('pointercancel', letGo, true);
    };
  }, []);
  return box;
}
