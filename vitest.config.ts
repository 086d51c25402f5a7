import { defineConfig } from 'vitest/config';
import { PagesTogether } from './scripts/testing/pages-together.ts';

const asked = process.argv.filter((_argument, index, all) => all[index - 1] === '--project');
/** Reading Storybook takes seconds, which a run of other projects saves. */
const withStories = asked.length === 0 || asked.some((name) => /^(storybook|!|\*)/.test(name));
const isFull = process.env['PINFOLD_TEST_SIZE'] === 'full';

export default defineConfig({
  test: {
    sequence: { sequencer: PagesTogether },
    // Pictures of what failed; the output names each beside its failure.
    attachmentsDir: '.cache/attachments',
    projects: [
      'packages/*/vitest.config.ts',
      'apps/{api,panel,sandbox}/vitest.config.ts',
      'apps/api/vitest.pglite.config.ts',
      'apps/storybook/vitest.ui.config.ts',
      'examples/partner-portal/vitest.config.ts',
      ...(withStories ? ['apps/storybook/vitest.config.ts'] : []),
      ...(withStories && isFull ? ['apps/storybook/vitest.dark.config.ts'] : []),
      'scripts/vitest.config.ts',
      'hosts/vitest.config.ts',
    ],
  },
});
