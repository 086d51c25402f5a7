import { askFirst } from './first-answer.ts';
import { inkOn } from './ink-on.ts';
import { loadApp } from './load-app.ts';
import type { Shown, ShownPanel } from './locator-app.ts';
import { makeElement } from './make-element.ts';
import { pinIcon } from './pin-icon.ts';
import type { Settings } from './settings.ts';
import { words } from './words.ts';

/** The part of the first answer that a button shows. */
interface Look {
  options: { primary_color: string; launcher: { text: string; position: string } };
}

/**
 * The floating button. It appears when the page has nothing else to do and the owner’s choices are known, so that it
 * never jumps from one corner to another; pointing at it brings the app, pressing it opens the window.
 */
export function showLauncher(host: HTMLElement, root: ShadowRoot, given: Settings): Shown {
  const label = makeElement('span', 'label');
  const button = makeElement('button', 'button', pinIcon(), label);
  const box = makeElement('div', 'launcher', button);
  let settings = given;
  let panel: ShownPanel | undefined;
  let isOver = false;

  function paint({ options: { primary_color: color, launcher } }: Look): void {
    button.style.setProperty('--owner', color);
    button.style.setProperty('--ink', inkOn(color));
    button.dataset['position'] = launcher.position;
    label.textContent = launcher.text || words[settings.language ?? 'pl'].open;
    button.hidden = false;
  }

  async function ask(): Promise<void> {
    try {
      const { status, text } = await askFirst(settings).answer;
      if (status === 200) paint(JSON.parse(text) as Look);
      // A fault passes; an answer that there is no locator leaves no button.
      else if (status >= 500) paint(neutral);
    } catch {
      // Without a network, or with that of a hotel which answers for everybody, there may be one later.
      paint(neutral);
    }
  }

  async function bring(): Promise<ShownPanel> {
    const first = askFirst(settings);
    const { showPanel } = await loadApp(settings.language);
    return showPanel({ host, root, into: box, settings, first }, button);
  }

  async function toggle(): Promise<void> {
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      panel ??= await bring();
      panel.toggle();
      if (isOver) panel.end();
    } catch {
      label.textContent = words[settings.language ?? 'pl'].retry;
    } finally {
      button.removeAttribute('aria-busy');
    }
  }

  const warm = () => void loadApp(settings.language).catch(() => {});
  button.type = 'button';
  button.hidden = true;
  button.ariaHasPopup = 'dialog';
  button.ariaExpanded = 'false';
  button.addEventListener('pointerenter', warm);
  button.addEventListener('focus', warm);
  button.addEventListener('click', () => void toggle());
  root.append(box);
  whenIdle(() => {
    if (isOver) return;
    void ask();
    if (/[#&]pinfold=store\/|[?&]pinfold_store=/.test(location.href)) void toggle();
  });
  return {
    update(next) {
      const isOtherLanguage = next.language !== settings.language;
      settings = next;
      if (isOtherLanguage) void ask();
      panel?.update(next);
    },
    end() {
      isOver = true;
      panel?.end();
      box.remove();
    },
  };
}

const neutral: Look = {
  options: { primary_color: '#3d4edb', launcher: { text: '', position: 'bottom_right' } },
};

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}
