import { render } from 'preact';
import type { Place, ShownPanel } from '../locator-app.ts';
import { makeElement } from '../make-element.ts';
import { adoptOnce } from './adopt-once.ts';
import { CloseButton } from './close-button.tsx';
import { panelSheet } from './panel-sheet.ts';
import { sheet } from './visitor.ts';
import { Widget } from './widget.tsx';

/** Screens so small that the window takes all of them. */
const small = matchMedia('(max-width: 640px), (max-height: 480px)');

/**
 * The window of the floating button: beside the page on wide screens, which stays usable; all of the screen on a phone,
 * and then nothing behind it can be reached.
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

  // Escape closes what is innermost: a list of suggestions or a picture’s own window says that it took the key.
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
