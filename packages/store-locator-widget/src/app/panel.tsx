import { render } from 'preact';
import type { Place, ShownPanel } from '../loader.ts';
import { makeElement } from '../make-element.ts';
import type { WidgetLanguage } from '../settings.ts';
import { adoptOnce } from './adopt-once.ts';
import { sheet } from '@pinfold/store-locator/view';
import { Widget } from './widget.tsx';

/** Screens on which the window is modal and covers everything. */
const small = matchMedia('(max-width: 640px), (max-height: 480px)');

/**
 * The window of the floating button: above the button on wide screens, where the page stays usable; a modal dialog over the
 * whole screen on small ones.
 */
export function showPanel(
  { host, into, root, settings, first }: Place,
  button: HTMLButtonElement,
): ShownPanel {
  adoptOnce(root, sheet);
  adoptOnce(root, panelSheet);
  const dialog = makeElement('dialog', 'panel');
  dialog.tabIndex = -1;
  dialog.autofocus = true;
  into.append(dialog);

  function open(): void {
    dialog.dataset['position'] = button.dataset['position'];
    if (small.matches) dialog.showModal();
    else dialog.show();
    button.ariaExpanded = 'true';
  }

  function close(): void {
    if (!dialog.open) return;
    dialog.close();
    button.ariaExpanded = 'false';
    button.focus();
  }

  function turn(): void {
    if (!dialog.open) return;
    dialog.close();
    open();
  }

  // Escape closes the innermost first: suggestions and the photo viewer prevent its default.
  dialog.addEventListener('keydown', (event) => {
    const isOurs = event.target instanceof Element && event.target.closest('dialog') === dialog;
    if (event.key !== 'Escape' || event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  small.addEventListener('change', turn);
  const show = (now: typeof settings) => {
    dialog.style.colorScheme = now.theme === 'auto' ? 'light dark' : now.theme;
    render(
      <Widget
        host={host}
        settings={now}
        first={first}
        onName={(name) => (dialog.ariaLabel = name)}
        before={(language) => <CloseButton language={language} onClose={close} />}
      />,
      dialog,
    );
  };
  show(settings);
  return {
    update: show,
    toggle: () => (dialog.open ? close() : open()),
    end() {
      small.removeEventListener('change', turn);
      render(null, dialog);
      dialog.remove();
    },
  };
}

interface CloseButtonProps {
  language: WidgetLanguage;
  onClose: () => void;
}

function CloseButton({ language, onClose }: CloseButtonProps) {
  return (
    <button type="button" className="close" aria-label={closeLabels[language]} onClick={onClose}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

const closeLabels: Record<WidgetLanguage, string> = { pl: 'Zamknij', en: 'Close', es: 'Cerrar' };

/** The window of the floating button: above it on wide screens, over everything on a phone. */
const panelSheet = `
.panel{all:initial;--pinfold-height:100%;display:none;box-sizing:border-box;position:fixed;z-index:var(--pinfold-z-overlay,1000);outline:0;
  bottom:calc(84px + env(safe-area-inset-bottom));right:calc(20px + env(safe-area-inset-right));width:400px;height:min(680px,100dvh - 104px);
  border-radius:var(--pinfold-radius,12px);box-shadow:0 8px 32px rgb(0 0 0/.2)}
.panel[open]{display:block}
.panel[data-position=bottom_left]{right:auto;left:calc(20px + env(safe-area-inset-left))}
.panel:modal{--pinfold-radius:0px;inset:0;width:100%;height:100%;max-width:none;max-height:none}
.panel .pinfold-StoreLocator .pinfold-StoreLocator-header{padding-inline-end:60px}
.close{all:initial;color-scheme:inherit;box-sizing:border-box;position:absolute;top:10px;right:8px;z-index:2;display:grid;place-items:center;width:44px;height:44px;border-radius:22px;cursor:pointer;color:var(--pinfold-ink-2,light-dark(#4a5160,#b3bac7))}
.close:hover{background:var(--pinfold-hover,light-dark(#f2f4f8,#232934))}
.close:focus-visible{outline:2px solid;outline-offset:-2px}
@media print{.panel{display:none}}`;
