import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocs } from './build-docs.mjs';
import { buildPanel } from './build-panel.mjs';
import { buildWidget } from './build-widget.mjs';
import { projectEnvironment, root } from './node-24.mjs';

/** `npm run build`: everything that can be published or put on a server. */
const builds = [
  ['the SDK', 'npm', 'run', '--silent', 'build', '-w', '@pinfold/sdk'],
  [
    'the Storybook',
    'storybook',
    'build',
    '--config-dir',
    'apps/storybook/.storybook',
    '--output-dir',
    'apps/storybook/storybook-static',
    '--quiet',
  ],
  ['the documentation', 'vitepress', 'build', 'docs'],
] as const;

await buildPanel();
await buildWidget();
await buildDocs();
for (const [what, command, ...args] of builds) {
  const began = performance.now();
  const code = await run(command, args);
  if (code !== 0) {
    process.stderr.write(`${what} could not be built\n`);
    process.exit(code);
  }
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  built ${what}\n`);
}

// Pages of components link to their stories.
cpSync(join(root, 'apps/storybook/storybook-static'), join(root, 'docs/.vitepress/dist/storybook'), {
  recursive: true,
});

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: projectEnvironment, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
