import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDocs } from '../build-docs.mjs';
import { copyProject } from '../copy-project.ts';
import { runTool } from '../fences/run-tool.ts';
import { trackedFiles } from '../fences/tracked-files.ts';
import { root } from '../node-24.mjs';
import { exampleFile } from './example-file.ts';
import { kebab } from './reference/markdown.ts';
import { samplesOf } from './samples.ts';
import { readPublicSurface } from './surface/read-public-surface.ts';
import { surroundings } from './surroundings.ts';

// Beside the panel, which stands where a host's app would.
const folder = 'apps/panel/samples';
const copy = copyProject();
let faults: string[] = [];
afterAll(() => rmSync(copy, { recursive: true }));

const pages = trackedFiles(root)
  .filter((file) => /^(README\.md|docs\/(guides|features)\/.*\.md)$/.test(file))
  .map((file) => ({ file, samples: samplesOf(readFileSync(join(root, file), 'utf8')) }))
  .filter(({ samples }) => samples.length > 0);

const { exports } = readPublicSurface(root);
const examples = exports.flatMap((one) =>
  one.doc.examples.map((code, index) => ({
    name: `${one.name}-${index}.tsx`,
    path: join('examples', one.entry),
    code: exampleFile(code, one, exports),
  })),
);

// All at once: the compiler takes most of its time to read our types.
beforeAll(async () => {
  put('tsconfig.json', JSON.stringify(settings));
  put('surroundings.d.ts', surroundings);
  for (const { file, samples } of pages)
    for (const { name, code } of samples) put(join(folderOf(file), name), code);
  for (const { path, name, code } of examples) put(join(path, name), code);
  put(join('planted', 'planted.ts'), 'const five: number = "five";');
  const { output } = await runTool(copy, 'tsc', ['-p', folder, '--pretty', 'false']);
  faults = output.split('\n').filter((line) => line.startsWith(folder));
});

test.each(pages)('SDK-11 whoever copies a sample of $file gets code that compiles', ({ file }) => {
  expect(faultsIn(folderOf(file))).toEqual([]);
});

test('SDK-11 whoever copies an example of a component, a hook or a function gets code that compiles', () => {
  expect(examples.length).toBeGreaterThan(120);
  expect(faultsIn('examples')).toEqual([]);
});

test('SDK-11 whatever can be rendered or called has a page, with what it takes, gives, throws and looks like', async () => {
  await buildDocs();
  const pageOf = (kind: string, name: string) =>
    readFileSync(join(root, `docs/reference/${kind}/${kebab(name)}.md`), 'utf8');
  for (const { kind, name, entry, doc } of exports) {
    if (kind !== 'component' && kind !== 'hook') continue;
    const page = pageOf(kind === 'hook' ? 'hooks' : 'components', name);
    expect(page).toContain(`import { ${name} } from '${entry}';`);
    expect(page.includes('## Errors'), name).toBe(doc.throws.length > 0);
    expect(page, name).toContain('## Example');
    // What the API answers goes by its name, not by its forty fields.
    expect(page, name).not.toMatch(/\{ id: number; rating: number/);
  }
  const inbox = pageOf('components', 'ReviewsInbox');
  expect(inbox).toContain('| `pageSize?` | `number` | `50` | Reviews fetched at a time, 1 to 100. |');
  expect(inbox).toContain('| `Composer` | `ReviewPartProps` |');
  expect(inbox).toContain('`-composer`');
  expect(inbox).toContain('(/docs/storybook/?path=/docs/features-reviews-ui-reviews-inbox--docs)');
  expect(pageOf('hooks', 'useReply')).toContain('`mutate` takes `ReplyVariables`; the answer is `Review`.');
});

test('a sample that does not compile is noticed', () => {
  expect(faultsIn('planted')).toEqual([expect.stringContaining('planted.ts(1,7): error TS2322')]);
});

const settings = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    noUnusedLocals: false,
    moduleDetection: 'force',
  },
};

function put(file: string, content: string): void {
  const path = join(copy, folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function folderOf(page: string): string {
  return page.replaceAll(/[/.]/g, '-');
}

function faultsIn(place: string): string[] {
  return faults.filter((line) => line.startsWith(`${folder}/${place}/`));
}
