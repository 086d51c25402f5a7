import { configDefaults } from 'vitest/config';
import { defineTests } from '../vitest.shared.ts';

/** Planting a fault for each check takes its time: `npm run test:checks` does it. */
const slow = process.env['PINFOLD_TEST_CHECKS'] ? [] : ['checks.test.ts', 'checks/import-check.test.ts'];

export default defineTests({
  test: {
    name: 'scripts',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...slow],
    environment: 'node',
    isolate: false,
    // A planted fault is found by the real tools, which take their time on two busy cores.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
