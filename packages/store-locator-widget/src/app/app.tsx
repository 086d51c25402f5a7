import { render } from 'preact';
import type { LocatorApp } from '../loader.ts';
import { adoptOnce } from './adopt-once.ts';
import { gatherFirstFrame } from './first-frame.ts';
import type { PublicLocator } from '@pinfold/store-locator';
import { sheet } from '@pinfold/store-locator/view';
import { Widget } from './widget.tsx';

// Exported so that messages and details take it from the app, not from a chunk of its own.
export { plural } from '@pinfold/store-locator/view';

/** Mounts the locator in the element. */
export const showInline: LocatorApp['showInline'] = ({ host, root, into, settings, first }) => {
  let now = settings;
  let show = () => {};
  let isOver = false;
  const begin = (arrived?: PublicLocator) => {
    if (isOver) return;
    show = () => render(<Widget host={host} settings={now} first={first} arrived={arrived} />, into);
    show();
  };
  void gatherFirstFrame(first, settings).then(begin);
  adoptOnce(root, sheet);
  return {
    update(next) {
      now = next;
      show();
    },
    end() {
      isOver = true;
      render(null, into);
    },
  };
};

/** The window is a chunk of its own, loaded only for a floating button. */
export const showPanel: LocatorApp['showPanel'] = async (...given) =>
  (await import('./panel.tsx')).showPanel(...given);
