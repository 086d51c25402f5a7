import { defineConfig } from 'vitest/config';

const isFull = process.env['PINFOLD_TEST_SIZE'] === 'full';

export default defineConfig({
  test: {
    // Pictures of what failed; the output names each beside its failure.
    attachmentsDir: '.cache/attachments',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/api/vitest.postgres.config.ts',
      'apps/storybook/vitest.ui.config.ts',
      ...(isFull ? ['apps/storybook/vitest.dark.config.ts'] : []),
      'scripts/vitest.config.ts',
      'hosts/vitest.config.ts',
    ],
  },
});
