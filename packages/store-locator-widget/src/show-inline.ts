import { askFirst } from './first-answer.ts';
import { loadApp } from './load-app.ts';
import type { Shown } from './locator-app.ts';
import { makeElement } from './make-element.ts';
import type { Settings } from './settings.ts';
import { words } from './words.ts';

/** Keeps the place of the locator, and brings it as soon as it is nearly in sight. */
export function showInline(host: HTMLElement, root: ShadowRoot, given: Settings): Shown {
  const frame = makeElement('div', 'frame');
  let settings = given;
  let app: Shown | undefined;
  let isOver = false;

  async function bring(): Promise<void> {
    frame.replaceChildren();
    const first = askFirst(settings);
    try {
      const { showInline: show } = await loadApp();
      if (!isOver) app = show({ host, root, into: frame, settings, first });
    } catch {
      if (!isOver) sayFailure();
    }
  }

  function sayFailure(): void {
    const { failed, retry } = words[settings.language ?? 'pl'];
    const again = makeElement('button', 'retry', retry);
    again.addEventListener('click', () => void bring());
    const failure = makeElement('p', 'failure', failed, again);
    failure.role = 'alert';
    frame.replaceChildren(failure);
  }

  function look(): void {
    frame.style.setProperty('--pinfold-height', settings.height);
    frame.style.colorScheme = settings.theme === 'auto' ? 'light dark' : settings.theme;
  }

  look();
  root.append(frame);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void bring();
    },
    { rootMargin: '800px' },
  );
  // What is in sight from the start does not wait for the browser to look.
  const { top, bottom } = frame.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) void bring();
  else observer.observe(frame);
  return {
    update(next) {
      settings = next;
      look();
      app?.update(next);
    },
    end() {
      isOver = true;
      observer.disconnect();
      app?.end();
      frame.remove();
    },
  };
}
