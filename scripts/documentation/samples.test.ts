import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { runTool } from '../fences/run-tool.ts';
import { trackedFiles } from '../fences/tracked-files.ts';
import { root } from '../node-24.mjs';
import { samplesOf } from './samples.ts';

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true }));

/** What a sample leaves to its reader. */
const surroundings = `
  declare const email: string;
  declare const password: string;
  declare function keep(token: string): void;
  declare function getToken(): string | undefined;
`;

const pages = trackedFiles(root)
  .filter((file) => /^(README\.md|docs\/(guides|features)\/.*\.md)$/.test(file))
  .map((file) => ({ file, samples: samplesOf(readFileSync(join(root, file), 'utf8')) }))
  .filter(({ samples }) => samples.length > 0);

test.each(pages)('whoever copies a sample of $file gets code that compiles', async ({ file, samples }) => {
  // Beside the panel, which stands where a host's app would.
  const folder = join('apps/panel', file.replaceAll(/[/.]/g, '-'));
  const settings = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      noUnusedLocals: false,
      moduleDetection: 'force',
    },
  };
  mkdirSync(join(copy, folder));
  writeFileSync(join(copy, folder, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(join(copy, folder, 'surroundings.d.ts'), `export {};\ndeclare global {${surroundings}}\n`);
  for (const { name, code } of samples) writeFileSync(join(copy, folder, name), code);
  const { output } = await runTool(copy, 'tsc', ['-p', folder, '--pretty', 'false']);
  expect(output.split('\n').filter((line) => line.startsWith(folder))).toEqual([]);
});

test('a sample that does not compile is noticed', async () => {
  const [sample] = samplesOf('```ts\nconst five: number = "five";\n```');
  const folder = join(copy, 'apps/panel/planted');
  mkdirSync(folder);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../../tsconfig.base.json' }));
  writeFileSync(join(folder, sample?.name ?? ''), sample?.code ?? '');
  const { output } = await runTool(copy, 'tsc', ['-p', 'apps/panel/planted', '--pretty', 'false']);
  expect(output).toContain('sample-1.ts(1,7): error TS2322');
});
