import { askFirst, loadApp, type Shown, type ShownPanel } from './loader.ts';
import { makeElement } from './make-element.ts';
import { type Settings, labels } from './settings.ts';

/** The part of the first answer that a button shows. */
interface Look {
  options: { primary_color: string; launcher: { text: string; position: string } };
}

/**
 * The floating button. It appears when the browser is idle and the owner's options are known, so that it never changes its
 * corner. Hover and focus load the app, a press opens the window.
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
    button.style.setProperty('--ink', contrastText(color));
    button.dataset['position'] = launcher.position;
    label.textContent = launcher.text || labels[settings.language ?? 'pl'].open;
    button.hidden = false;
  }

  async function ask(): Promise<void> {
    try {
      const { status, text } = await askFirst(settings).answer;
      if (status === 200) paint(JSON.parse(text) as Look);
      // Shown after a server error, which passes; hidden if there is no such locator.
      else if (status >= 500) paint(neutral);
    } catch {
      // Also without a network, or behind a captive portal: a later press tries again.
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
      label.textContent = labels[settings.language ?? 'pl'].retry;
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

/** Created by DOM calls, since a policy may forbid `data:` images and parsing markup. */
function pinIcon(): SVGSVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  const shape = document.createElementNS(namespace, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.ariaHidden = 'true';
  shape.setAttribute(
    'd',
    'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7Zm0 10a3 3 0 1 1 0-6 3 3 0 0 1 0 6Z',
  );
  icon.append(shape);
  return icon;
}

const namespace = 'http://www.w3.org/2000/svg';

/** Returns black or white, whichever has more contrast on a colour such as `#3d4edb`; one always reaches WCAG AA. */
function contrastText(color: string): '#000' | '#fff' {
  const value = parseInt(color.slice(1), 16);
  const luminance = 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value);
  return luminance > 0.179 ? '#000' : '#fff';
}

/** Linear value, 0 to 1, of the last eight bits. */
function linear(bits: number): number {
  const channel = (bits & 255) / 255;
  return channel > 0.04045 ? ((channel + 0.055) / 1.055) ** 2.4 : channel / 12.92;
}
