import { useEffect, useRef, type RefObject } from 'react';
import { inboxIntent } from '../inbox-intent.ts';
import type { InboxCommands } from './use-inbox-commands.ts';

/** Inboxes on the page; the one used last is first and alone answers keys that nobody has the focus for. */
const inboxes: HTMLElement[] = [];

/** Hears the inbox's keys: while it has the focus, or while nothing has and it was the one used last. */
export function useInboxKeys(
  root: RefObject<HTMLElement | null>,
  commands: InboxCommands,
  isEnabled: boolean,
): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });

  useEffect(() => {
    const element = root.current;
    if (!element || !isEnabled) return;
    const page = element.ownerDocument;
    const claim = () => {
      forget();
      inboxes.unshift(element);
    };
    const forget = () => {
      const place = inboxes.indexOf(element);
      if (place >= 0) inboxes.splice(place, 1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isMine(element, event)) return;
      const intent = inboxIntent({
        key: event.key,
        shiftKey: event.shiftKey,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isTyping: isField(event.composedPath()[0]),
      });
      if (intent && latest.current.run(intent)) event.preventDefault();
    };
    inboxes.push(element);
    element.addEventListener('focusin', claim);
    element.addEventListener('pointerdown', claim);
    page.addEventListener('keydown', onKeyDown);
    return () => {
      forget();
      element.removeEventListener('focusin', claim);
      element.removeEventListener('pointerdown', claim);
      page.removeEventListener('keydown', onKeyDown);
    };
  }, [root, isEnabled]);
}

function isMine(element: HTMLElement, event: KeyboardEvent): boolean {
  const { activeElement, body } = element.ownerDocument;
  if (event.composedPath().includes(element)) return true;
  return (!activeElement || activeElement === body) && inboxes[0] === element;
}

const silentInputs = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'];

function isField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !silentInputs.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select, [role="spinbutton"]');
}
