import { afterEach } from 'vitest';

// Files without a page need not load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // A wait is over as soon as it is met, so that a long one costs nothing and a busy machine breaks nothing.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}
