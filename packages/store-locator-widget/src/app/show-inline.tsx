import { defaultLanguage } from '@pinfold/contract/languages';
import { render } from 'preact';
import type { LocatorApp } from '../locator-app.ts';
import { adoptOnce } from './adopt-once.ts';
import { loadWords, sheet } from './visitor.ts';
import { Widget } from './widget.tsx';

/** The locator where the element stands. */
export const showInline: LocatorApp['showInline'] = ({ host, root, into, settings, first }) => {
  // They come while the view is made. Whoever asks for them again hears of a failure.
  loadWords(settings.language ?? defaultLanguage).catch(() => {});
  adoptOnce(root, sheet);
  const show = (now: typeof settings) => render(<Widget host={host} settings={now} first={first} />, into);
  show(settings);
  return { update: show, end: () => render(null, into) };
};
