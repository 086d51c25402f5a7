import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root, storybook } from './places.ts';

/** The screenshots show the stories as they are now, so the Storybook is built first. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a global set-up by its default export.
export default function buildStorybook(): void {
  if (process.env['STORYBOOK_BUILT']) return;
  const bin = join(
    dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
    'dist/bin/dispatcher.js',
  );
  const args = [
    'build',
    '--config-dir',
    join(root, 'apps/storybook/.storybook'),
    '--output-dir',
    storybook,
    '--quiet',
  ];
  execFileSync(process.execPath, [bin, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
