import { defineTests } from '../../vitest.shared.ts';

export default defineTests({
  // Pure functions leave nothing behind, so that a worker can go on with the next file.
  test: { name: 'contract', include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
