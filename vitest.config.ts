import { defineConfig } from 'vitest/config';
import { PagesTogether } from './scripts/testing/pages-together.ts';

const isFull = process.env['PINFOLD_TEST_SIZE'] === 'full';

export default defineConfig({
  test: {
    sequence: { sequencer: PagesTogether },
    // Pictures of what failed; the output names each beside its failure.
    attachmentsDir: '.cache/attachments',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/api/vitest.pglite.config.ts',
      'apps/storybook/vitest.ui.config.ts',
      'examples/partner-portal/vitest.config.ts',
      ...(isFull ? ['apps/storybook/vitest.dark.config.ts'] : []),
      'scripts/vitest.config.ts',
      'hosts/vitest.config.ts',
    ],
  },
});
