import { askFirst, type FirstAnswer, loadApp, type LocatorApp, type Shown } from './loader.ts';
import { makeElement } from './make-element.ts';
import { type Settings, labels } from './settings.ts';

/** Reserves the space of the locator, loads the app, and mounts it when it is within 800 px of the viewport. */
export function showInline(host: HTMLElement, root: ShadowRoot, given: Settings): Shown {
  const frame = makeElement('div', 'frame');
  let settings = given;
  let coming: Promise<LocatorApp>;
  let first: FirstAnswer;
  let app: Shown | undefined;
  let isOver = false;

  function ask(): void {
    coming = loadApp(settings.language);
    first = askFirst(settings);
  }

  async function show(): Promise<void> {
    try {
      const { showInline: draw } = await coming;
      if (!isOver) app = draw({ host, root, into: frame, settings, first });
    } catch {
      if (!isOver) showFailure();
    }
  }

  function showFailure(): void {
    const { failed, retry } = labels[settings.language ?? 'pl'];
    const again = makeElement('button', 'retry', retry);
    again.addEventListener('click', () => {
      frame.replaceChildren();
      ask();
      void show();
    });
    const failure = makeElement('p', 'failure', failed, again);
    failure.role = 'alert';
    frame.replaceChildren(failure);
  }

  function look(): void {
    frame.style.setProperty('--pinfold-height', settings.height);
    frame.style.colorScheme = settings.theme === 'auto' ? 'light dark' : settings.theme;
  }

  // Requested before the page is laid out.
  ask();
  look();
  root.append(frame);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void show();
    },
    { rootMargin: '800px' },
  );
  // An observer reports after layout; measuring here would force one.
  observer.observe(frame);
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
