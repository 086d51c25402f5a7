import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/api/vitest.postgres.config.ts',
      'apps/storybook/vitest.ui.config.ts',
      'examples/partner-portal/vitest.config.ts',
      'scripts/vitest.config.ts',
      'hosts/vitest.config.ts',
    ],
  },
});
