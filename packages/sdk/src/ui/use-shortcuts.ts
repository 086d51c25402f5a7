import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import { useEffect, useRef, type RefObject } from 'react';
import { useShortcutMode } from '../provider/use-shortcut-mode.ts';

/** A pressed key with its target. */
export interface Shortcut {
  event: KeyboardEvent;
  /** The key was pressed in a field. */
  isTyping: boolean;
  /** The key was pressed on a button, link or menu, which handle keys themselves. */
  isOnControl: boolean;
}

/** Components with shortcuts, last used first. The first one gets keys that are pressed without a focused element. */
const listeners: HTMLElement[] = [];

/**
 * Calls `run` for keys pressed in a component, or without any focus if the component was used last; not for keys that
 * the user has disabled. If `run` returns true, the key's default is prevented.
 */
export function useShortcuts(
  root: RefObject<HTMLElement | null>,
  run: (shortcut: Shortcut) => boolean,
  isEnabled: boolean,
): void {
  const mode = useShortcutMode();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    const element = root.current;
    if (!element || !isEnabled) return;
    const page = element.ownerDocument;
    const claim = () => {
      forget();
      listeners.unshift(element);
    };
    const forget = () => {
      const place = listeners.indexOf(element);
      if (place >= 0) listeners.splice(place, 1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isMine(element, event)) return;
      if (isSwitchedOff(mode, event)) return;
      const [target] = event.composedPath();
      const isOnControl = target instanceof Element && target.closest('button, a, [role="menu"]') !== null;
      if (latest.current({ event, isTyping: isField(target), isOnControl })) event.preventDefault();
    };
    listeners.push(element);
    element.addEventListener('focusin', claim);
    element.addEventListener('pointerdown', claim);
    page.addEventListener('keydown', onKeyDown);
    return () => {
      forget();
      element.removeEventListener('focusin', claim);
      element.removeEventListener('pointerdown', claim);
      page.removeEventListener('keydown', onKeyDown);
    };
  }, [root, isEnabled, mode]);
}

function isSwitchedOff(mode: ShortcutMode, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (mode === 'all' || key === 'Escape') return false;
  return mode === 'none' || ([...key].length === 1 && !ctrlKey && !metaKey && !altKey);
}

function isMine(element: HTMLElement, event: KeyboardEvent): boolean {
  const { activeElement, body } = element.ownerDocument;
  if (event.composedPath().includes(element)) return true;
  return (!activeElement || activeElement === body) && listeners[0] === element;
}

const silentInputs = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'];

function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !silentInputs.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="spinbutton"]');
}
