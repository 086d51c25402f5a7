import { defineConfig, mergeConfig } from 'vitest/config';
import api from './vitest.config.ts';

/** What PostgreSQL does otherwise than PGlite: many connections, notifications, migrations and a locale of its own. */
const quick = [
  'src/database/**/*.test.ts',
  'src/jobs/**/*.test.ts',
  'src/live/**/*.test.ts',
  'src/features/company/create-company.test.ts',
  'src/features/rankings/lookups/ensure-months.test.ts',
  'src/features/company/plan/spend-limit.test.ts',
  'src/features/reviews/replies/reply.test.ts',
  'src/features/reviews/replies/bulk-reply.test.ts',
  'src/features/reviews/lock-reviews.test.ts',
  'src/features/reviews/analytics/rollups-at-once.test.ts',
  'src/features/session/invitations/*.test.ts',
  'src/features/session/mailed-link.test.ts',
  'src/features/session/passwords/*.test.ts',
  'src/features/session/sign-up/confirm-registration.test.ts',
  'src/features/team/members.test.ts',
];

/** A quick part of the suite on a real server; `PINFOLD_TEST_DATABASE=postgres` runs all of it there. */
const merged = mergeConfig(api, defineConfig({ test: { name: 'postgres' } }));
export default { ...merged, test: { ...merged.test, include: quick } };
