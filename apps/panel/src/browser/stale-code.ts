import { createCodeRecovery } from './create-code-recovery.ts';
import { hasUnsavedChanges } from './unsaved-changes.ts';

let offerReload = () => {};

/** The page's own recovery. What it remembers lives in the history entry, since the browser keeps nothing else of ours. */
const recovery = createCodeRecovery({
  // The hash in the file's name changes with every build.
  version: import.meta.url,
  reloadedFor: reloadedFor(),
  hasUnsavedChanges,
  reload(version) {
    window.history.replaceState({ ...window.history.state, reloadedFor: version }, '');
    window.location.reload();
  },
  offerReload: () => offerReload(),
});

export const { fetchCode } = recovery;

/** Recovers from failed imports of outdated code anywhere on the page, also inside the SDK. */
export function recoverStaleCode(page: Window): void {
  page.addEventListener('vite:preloadError', () => void recovery.recover());
}

/** Sets the function that offers a reload. */
export function onReloadOffered(offer: () => void): void {
  offerReload = offer;
}

function reloadedFor(): string | undefined {
  const state: unknown = typeof window === 'undefined' ? undefined : window.history.state;
  if (typeof state !== 'object' || state === null || !('reloadedFor' in state)) return undefined;
  return typeof state.reloadedFor === 'string' ? state.reloadedFor : undefined;
}
