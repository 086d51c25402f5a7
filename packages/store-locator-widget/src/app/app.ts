import type { LocatorApp } from '../locator-app.ts';

export { showInline } from './show-inline.tsx';
// Words and details share it: in here, neither waits for a file of it.
export { plural } from './visitor.ts';

/** Its window is only fetched where there is a button. */
export const showPanel: LocatorApp['showPanel'] = async (...given) =>
  (await import('./show-panel.tsx')).showPanel(...given);
