import { afterAll, afterEach, vi } from 'vitest';

/** The next file goes on with the same worker and page, which then are as new. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document !== 'undefined') clearPage();
});

// A module on its way would fail when the page of this file is gone, and stay so for the next file that needs it.
afterAll(() => vi.dynamicImportSettled());

function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.replace(/=.*/, '')}=; expires=${new Date(0).toUTCString()}; path=/`;
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.history.replaceState(null, '', '/');
}
