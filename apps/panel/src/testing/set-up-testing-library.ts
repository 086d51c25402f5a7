import { afterEach } from 'vitest';

// Files without a page need not load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    // The whole panel and its parts arrive as they do in a browser.
    asyncUtilTimeout: 30_000,
    // What is on screen says more than the whole tree.
    getElementError: (message) =>
      new Error(`${message?.split('\n')[0]}\n${window.location.pathname}: ${document.body.textContent}`),
  });
  afterEach(cleanup);
}
