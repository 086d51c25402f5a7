import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  changesetCheck,
  formatCheck,
  generatedCheck,
  lintCheck,
  packageCheck,
  typeCheck,
  unusedCheck,
} from './checks/tool-checks.ts';
import type { Check } from './checks/checks.ts';
import { duplicateCheck } from './checks/duplicate-check.ts';
import { linkCheck, siteCheck } from './checks/link-checks.ts';
import { lockfileCheck, nameCheck, trackedCheck, wordCheck } from './checks/file-checks.ts';
import { reportCheck, tsdocCheck } from './checks/sdk-checks.ts';
import { styleCheck } from './checks/style-check.ts';
import { textCheck } from './checks/text-check.ts';
import { wordingCheck } from './checks/wording-check.ts';
import { plantInCopy } from './plant-in-copy.ts';

const copy = plantInCopy();
const { plant, read } = copy;
afterEach(copy.restore);
afterAll(copy.remove);

describe('a check that finds nothing is trusted because it finds what is planted', () => {
  test.each(['packages/contract/src/planted.ts', 'apps/panel/src/planted.ts'])('types: %s', (file) =>
    expectFound(typeCheck, { [file]: `export const wrong: number = 'five';` }),
  );

  test('SDK-11 types: a sample of a page', () =>
    expectFound(typeCheck, { 'docs/guides/planted.md': '```ts\nconst five: number = "five";\n```\n' }));

  test('types: a hook of the SDK whose result has no name', () =>
    expectFound(typeCheck, {
      'packages/sdk/src/planted.ts': 'export function usePlanted() {\n  return [1].map(String);\n}',
    }));

  test('reports: one that nobody reads, and too many together', async () => {
    const files = Array.from({ length: 12 }, (_, index) => `packages/sdk/api-report/planted-${index}.md`);
    for (const file of files) plant(file, 'x'.repeat(61 * 1024));
    const faults = await reportCheck.find(copy.root);
    for (const file of files) expect(faults).toContainEqual(expect.stringContaining(`${file}: 61 KB`));
    expect(faults).toContainEqual(expect.stringMatching(/^packages\/sdk\/api-report: \d+ KB together/));
  });

  test('duplicates: a name of another feature, and one that is allowed and gone', async () => {
    plant('apps/api/src/database/planted.ts', 'export const planted = 1;');
    plant('packages/contract/src/features/reviews/planted.ts', 'export const planted = 1;');
    expect(await duplicateCheck.find(copy.root)).toEqual([]);
    plant('apps/api/src/features/reviews/planted.ts', 'export async function planted() {}');
    plant('apps/api/src/features/reviews/replies/reply-outcome.ts', '');
    expect(await duplicateCheck.find(copy.root)).toEqual([
      expect.stringMatching(/database\/planted.ts and .*reviews\/planted.ts both export planted/),
      expect.stringMatching(/^outcomeOf is exported once/),
    ]);
  });

  test('wording: a phrase that reads as translated, one that is gone, and a long subject of a commit', async () => {
    git('init', '--initial-branch=main');
    commit('Add what a check has to find, though its subject has more characters than 72');
    plant(
      'packages/sdk/src/query/planted.ts',
      '/** Says why, once\n * more. */\nexport const planted = `once more`;',
    );
    plant('packages/sdk/src/i18n/locales/en/planted.json', '{\n  "by the clocks": "Asks from then on."\n}');
    plant('apps/api/src/features/listings/updates/listing-update-lifecycle.ts', '');
    expect(await wordingCheck.find(copy.root)).toEqual([
      expect.stringMatching(/^"brought": 0 times, 1 before/),
      expect.stringMatching(/^"from then on" reads as translated: 1 times.*planted\.json$/),
      expect.stringMatching(/^"once more" reads as translated: 1 times.*planted\.ts$/),
      expect.stringMatching(/^"Add what a check .* has 76 characters/),
    ]);
    rmSync(join(copy.root, '.git'), { recursive: true });
  });

  test('styles: one more definition in a feature, and one fewer than is written down', async () => {
    const planted = `import { styled } from 'styled-components';\nexport const Planted = styled.div\`color: red;\`;\n`;
    plant('packages/sdk/src/patterns/planted.tsx', planted);
    expect(await styleCheck.find(copy.root)).toEqual([]);
    plant('packages/sdk/src/features/reviews/ui/planted.tsx', planted);
    expect(await styleCheck.find(copy.root)).toEqual([
      expect.stringMatching(/styled definitions .* at most/),
    ]);
    copy.restore();
    plant('packages/sdk/src/features/reviews/ui/detail/reply-card.tsx', '');
    expect(await styleCheck.find(copy.root)).toEqual([expect.stringMatching(/so that they stay gone/)]);
  });

  test.each([
    ['that comes and goes beside an element', '<b>1</b>\n      {isOpen && `open`}'],
    ['behind an element that comes and goes', '{isOpen && <b>1</b>}\n      open'],
    ['in turn with an element', '{isOpen ? <b>1</b> : `closed`}\n      <i>2</i>'],
  ])('texts: one %s', (_name, children) =>
    expectFound(textCheck, {
      'packages/sdk/src/patterns/planted.tsx': `export const Planted = ({ isOpen }: { isOpen: boolean }) => (\n  <p>\n      ${children}\n  </p>\n);`,
    }),
  );

  test('texts: one in turn with an element, of a list', () =>
    expectFound(textCheck, {
      'packages/sdk/src/patterns/planted.tsx': `export const Planted = ({ parts }: { parts: string[] }) => (\n  <p>{parts.map((part) => (part === '' ? <b key={part}>1</b> : part))}</p>\n);`,
    }));

  test('texts: one that a component returns', () =>
    expectFound(textCheck, {
      'packages/sdk/src/patterns/planted.tsx': `export function Planted() {\n  return 'open';\n}`,
    }));

  test('format', () => expectFound(formatCheck, { 'packages/contract/src/planted.ts': 'export const  a=1' }));

  test.each([
    [
      'the host’s cache',
      'packages/sdk/src/planted.ts',
      `import { useQuery } from '@tanstack/react-query';\nexport const usePlanted = () => useQuery({ queryKey: [] });`,
    ],
    [
      'markup that escapes nothing',
      'apps/sandbox/src/planted.ts',
      `import { raw } from 'hono/html';\nexport const planted = (text: string) => raw(text);`,
    ],
    ['any', 'packages/contract/src/planted.ts', 'export const planted = (value: any) => value;'],
    ['a default export', 'packages/contract/src/planted.ts', 'export default 1;'],
    [
      'a hook behind a condition',
      'packages/sdk/src/planted.ts',
      `import { useState } from 'react';\nexport function usePlanted(is: boolean) {\n  if (is) useState(1);\n}`,
    ],
    [
      'a test that runs alone',
      'packages/contract/src/planted.test.ts',
      `import { expect, test } from 'vitest';\ntest.only('one', () => expect(1).toBe(1));`,
    ],
    [
      'a test that does not run',
      'e2e/journeys/planted.spec.ts',
      `import { expect, test } from '../fixtures/test.ts';\ntest.fixme('one', () => expect(1).toBe(1));`,
    ],
    [
      'a wait that gives up after a second',
      'packages/contract/src/planted.test.ts',
      `import { expect, test, vi } from 'vitest';\ntest('one', () => vi.waitFor(() => expect(1).toBe(1)));`,
    ],
    [
      'a module mock',
      'packages/contract/src/planted.test.ts',
      `import { expect, test, vi } from 'vitest';\nvi.mock('./planted.ts');\ntest('one', () => expect(1).toBe(1));`,
    ],
    [
      'a sleep',
      'packages/sdk/src/planted.test.ts',
      `import { expect, test } from 'vitest';\ntest('one', async () => {\n  await new Promise((resolve) => setTimeout(resolve, 20));\n  expect(1).toBe(1);\n});`,
    ],
    [
      'a sleep out of a module',
      'packages/sdk/src/planted.test.ts',
      `import { setTimeout as pause } from 'node:timers/promises';\nimport { expect, test } from 'vitest';\ntest('one', async () => {\n  await pause(20);\n  expect(1).toBe(1);\n});`,
    ],
    [
      'a sleep in a browser',
      'e2e/journeys/planted.spec.ts',
      `import { expect, test } from '../fixtures/test.ts';\ntest('one', async ({ page }) => {\n  await page.waitForTimeout(20);\n  expect(1).toBe(1);\n});`,
    ],
    [
      'a feature of pages with HTTPS',
      'packages/sdk/src/ui/planted.ts',
      'export const id = crypto.randomUUID();',
    ],
  ])('lint: %s', (_what, file, content) => expectFound(lintCheck, { [file]: content }));

  test('unused: a file, and an export', async () => {
    plant('apps/sandbox/src/planted.ts', 'export const planted = 1;');
    plant('apps/sandbox/src/random.ts', 'export const used = 1;\nexport const plantedExport = 2;');
    plant('apps/sandbox/src/index.ts', `${read('apps/sandbox/src/index.ts')}\nimport './random.ts';\n`);
    const faults = await unusedCheck.find(copy.root);
    expect(faults).toContainEqual(expect.stringContaining('apps/sandbox/src/planted.ts'));
    expect(faults).toContainEqual(expect.stringContaining('plantedExport'));
  });

  test.each([
    ['apps/api/src/features/opinions/opinions.routes.ts', '"opinions" is not one of the features'],
    ['packages/sdk/src/utils/planted.ts', '"utils" says nothing'],
    ['packages/sdk/src/query/types.ts', '"types" says nothing'],
    ['packages/sdk/src/query/usePlanted.ts', 'is not kebab-case'],
  ])('names: %s', async (file, what) => {
    plant(file, '');
    expect(await nameCheck.find(copy.root)).toContainEqual(
      expect.stringMatching(new RegExp(`^${file}: .*${what}`)),
    );
  });

  test.each([
    ['a path of one machine', `see ${['', 'home', 'anna', 'pinfold'].join('/')}`],
    ['the address of a package registry', ['registry', 'https://npm.example.com/'].join('=')],
    ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
    ['a key', `AKIA${'ABCDEFGH'.repeat(2)}`],
    ['unfinished work', ['TO', 'DO: later'].join('')],
  ])('words: %s', async (what, content) => {
    plant('docs/planted.md', `\n\n${content}\n`);
    expect(await wordCheck.find(copy.root)).toContainEqual(
      expect.stringContaining(`docs/planted.md:3: ${what}`),
    );
  });

  test('lockfile: a package that only other machines need', async () => {
    const lockfile = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const name = Object.keys(lockfile.packages).find((place) =>
      place.includes('@oxlint/binding-darwin-arm64'),
    );
    Reflect.deleteProperty(lockfile.packages, name ?? '');
    plant('package-lock.json', JSON.stringify(lockfile));
    const missing = name?.slice(name.lastIndexOf('node_modules/') + 'node_modules/'.length);
    expect(await lockfileCheck.find(copy.root)).toContainEqual(
      expect.stringContaining(`may need ${missing}@`),
    );
  });

  test('lockfile: a package without its content’s hash, and one from a registry of one machine', async () => {
    const lockfile = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { [name: string]: unknown }>;
    };
    const [pino = {}, zod = {}] = ['pino', 'zod'].map((name) => lockfile.packages[`node_modules/${name}`]);
    Reflect.deleteProperty(pino, 'integrity');
    zod['resolved'] = 'http://registry.test/zod.tgz';
    plant('package-lock.json', JSON.stringify(lockfile));
    expect(await lockfileCheck.find(copy.root)).toEqual([
      expect.stringContaining('node_modules/pino has no integrity'),
      expect.stringContaining('node_modules/zod names the registry'),
    ]);
  });

  test('generated: the API, what the SDK exports, its registries, and the table of settings', async () => {
    const files = [
      'apps/api/openapi.json',
      'packages/sdk/api-report/headless-reviews.md',
      'packages/sdk/package.json',
      'packages/sdk/src/locales/es.ts',
      'README.md',
    ];
    for (const file of files)
      plant(
        file,
        read(file)
          .replaceAll('PINFOLD_DATA', 'PINFOLD_DATE')
          .replaceAll('useReviewNote', 'useReviewWord')
          .replace('dist/server/team.js', 'dist/team.js')
          .replace("language: 'es'", "language: 'pl'")
          .replace(/note_missing/g, 'note_lost'),
      );
    const faults = await generatedCheck.find(copy.root);
    for (const file of files) expect(faults).toContain(`${file} is stale`);
  });

  test('tracked: a page that is built, something else that says so, and an OpenAPI document that repeats itself', async () => {
    git('init', '--initial-branch=main');
    plant('docs/errors.md', '# Errors');
    plant('docs/guides/planted.md', '<!-- Generated by a script. -->');
    plant('docs/public/planted.png', 'x'.repeat(17_250_000));
    plant('apps/api/openapi.json', JSON.stringify(JSON.parse(read('apps/api/openapi.json')), null, 8));
    git('add', '--all');
    git('add', '--force', 'docs/errors.md');
    expect(await trackedCheck.find(copy.root)).toEqual([
      'docs/errors.md is ignored by git and tracked all the same',
      'docs/guides/planted.md is generated: build it, do not commit it',
      expect.stringMatching(/^What git holds has \d+ bytes/),
      expect.stringMatching(/^apps\/api\/openapi\.json has \d+ bytes an operation/),
    ]);
    rmSync(join(copy.root, '.git'), { recursive: true });
  });

  test('tsdoc: a function without a word, a hook that shows nothing and keeps quiet about what it throws', async () => {
    const reading = `import { usePinfold } from './provider/use-pinfold.ts';`;
    const quiet = '/** Everything. */\nexport const usePlanted = () => usePinfold();';
    plant('packages/sdk/src/planted.ts', `${reading}\nexport function planted() {}\n${quiet}\n`);
    const entry = 'packages/sdk/src/headless/listings.ts';
    plant(entry, `${read(entry)}export { planted, usePlanted } from '../planted.ts';\n`);
    const faults = await tsdocCheck.find(copy.root);
    for (const fault of [
      'planted (…) has no summary',
      'usePlanted (…) has no @example',
      'usePlanted (…) has no @throws',
    ])
      expect(faults).toContain(
        `packages/sdk/src/planted.ts: ${fault.replace('…', '@pinfold/sdk/headless/listings')}`,
      );
  });

  test('links: within the site and outside', async () => {
    // The site takes its time to build, and most of it is what is made from code.
    plant(
      'scripts/documentation/build-pages.ts',
      `import { mkdirSync } from 'node:fs';
for (const folder of ['components', 'hooks']) mkdirSync(\`docs/reference/\${folder}\`, { recursive: true });`,
    );
    plant('docs/planted.md', '[nowhere](./nowhere.md)');
    plant('CONTRIBUTING.md', '[nowhere](scripts/nowhere.ts)');
    const faults = [...(await linkCheck.find(copy.root)), ...(await siteCheck.find(copy.root))];
    expect(faults).toContain('CONTRIBUTING.md links to scripts/nowhere.ts, which is not there');
    expect(faults).toContainEqual(expect.stringMatching(/Found dead link .*planted\.md/));
  });

  test('changesets: a change that nobody who upgrades is told about', async () => {
    for (const file of readdirSync(join(copy.root, '.changeset')))
      if (file !== 'config.json') plant(join('.changeset', file));
    git('init', '--initial-branch=main');
    commit('before');
    git('checkout', '-b', 'change');
    plant('packages/sdk/src/planted.ts', 'export const planted = 1;');
    plant('packages/sdk/api-report/index.md', 'planted');
    commit('after');
    expect(await changesetCheck.find(copy.root)).toEqual([
      expect.stringContaining('no changesets were found'),
      expect.stringContaining('packages/sdk/api-report/index.md changed'),
    ]);
    rmSync(join(copy.root, '.git'), { recursive: true });
  });

  test('package: an entry that is not in the tarball', async () => {
    // Where packages are shared by links, types that a story leaves to be inferred cannot be named.
    const settings = read('packages/sdk/tsconfig.build.json');
    plant(
      'packages/sdk/tsconfig.build.json',
      settings.replace('"exclude": [', '"exclude": ["src/**/stories/**",'),
    );
    const manifest = JSON.parse(read('packages/sdk/package.json')) as { exports: object };
    const planted = {
      'pinfold-source': './src/index.ts',
      import: { types: './dist/types/nowhere.d.ts', default: './dist/planted.js' },
      require: { types: './dist/types/nowhere.d.cts', default: './dist/planted.cjs' },
    };
    plant(
      'packages/sdk/package.json',
      JSON.stringify({ ...manifest, exports: { ...manifest.exports, './planted': planted } }, null, 2),
    );
    expect(await packageCheck.find(copy.root)).toEqual([
      expect.stringMatching(/check:package[^]*nowhere\.d\.ts/),
    ]);
  });

  test('package: an entry that cannot be loaded in Jest', async () => {
    const entry = 'packages/sdk/src/styles.ts';
    plant(entry, `${read(entry)}\nexport const planted: TextDecoder = new TextDecoder();\n`);
    expect(await packageCheck.find(copy.root)).toEqual([
      expect.stringMatching(/check:package[^]*TextDecoder is not defined/),
    ]);
  });
});

async function expectFound(check: Check, files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) plant(file, content);
  const faults = await check.find(copy.root);
  for (const file of Object.keys(files)) expect(faults).toContainEqual(expect.stringContaining(file));
}

function commit(message: string): void {
  git('add', '--all');
  git('-c', 'user.name=Planter', '-c', 'user.email=planter@example.com', 'commit', '--quiet', '-m', message);
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: copy.root, stdio: 'pipe' });
}
