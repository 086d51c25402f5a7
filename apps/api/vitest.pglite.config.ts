import { defineConfig, mergeConfig } from 'vitest/config';
import api from './vitest.config.ts';

/**
 * What PGlite does otherwise than a PostgreSQL server: one connection, a folder of its own, no autovacuum and another
 * locale.
 */
const quick = [
  'src/database/**/*.test.ts',
  'src/jobs/**/*.test.ts',
  'src/live/**/*.test.ts',
  'src/files/close-to-others.test.ts',
  'src/features/reviews/search-reviews.test.ts',
];

/** A quick part of the API's suite on PGlite, beside all of it on a server; `npm run test:full` runs all of it on both. */
const merged = mergeConfig(api, defineConfig({ test: { name: 'pglite' } }));
export default { ...merged, test: { ...merged.test, include: quick } };
