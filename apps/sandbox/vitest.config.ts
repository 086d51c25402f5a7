import { defineTests } from '../../vitest.shared.ts';

/** Each test makes a world of its own and files keep nothing, so they share what they import. */
export default defineTests({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // As many as the API's tests have: two projects run together only so.
    maxWorkers: 2,
  },
});
