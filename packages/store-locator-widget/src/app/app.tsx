import { render } from 'preact';
import type { LocatorApp } from '../loader.ts';
import { adoptOnce } from './adopt-once.ts';
import { gatherFirstFrame } from './first-frame.ts';
import type { PublicLocator } from '@pinfold/store-locator';
import { sheet } from '@pinfold/store-locator/view';
import { Widget } from './widget.tsx';

// Words and details share it: in here, neither waits for a file of it.
export { plural } from '@pinfold/store-locator/view';

/** The locator where the element stands. */
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

/** Its window is only fetched where there is a button. */
export const showPanel: LocatorApp['showPanel'] = async (...given) =>
  (await import('./panel.tsx')).showPanel(...given);
