import { defineConfig } from 'vitest/config';
import { PagesTogether } from './scripts/testing/pages-together.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: PagesTogether },
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
