import { render } from 'preact';
import type { LocatorApp } from '../locator-app.ts';
import { adoptOnce } from './adopt-once.ts';
import { gatherFirstFrame } from './first-frame.ts';
import { sheet, type PublicLocator } from './visitor.ts';
import { Widget } from './widget.tsx';

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
