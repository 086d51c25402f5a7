import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import { useEffect, useRef, type RefObject } from 'react';
import { useShortcutMode } from '../provider/use-shortcut-mode.ts';

/** A key that was pressed, with what it was pressed on. */
export interface Shortcut {
  event: KeyboardEvent;
  /** The key was pressed in a field. */
  isTyping: boolean;
  /** The key was pressed on a button or a link, which have keys of their own. */
  isOnControl: boolean;
}

/** Components with keys on the page; the one used last is first and alone answers keys that nobody has the focus for. */
const listeners: HTMLElement[] = [];

/**
 * Hears a component's keys: while it has the focus, or while nothing has and it was the one used last; those that the
 * reader has switched off are left alone. Whatever `run` answers true for is done.
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
