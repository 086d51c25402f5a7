import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled } from '../../scripts/bundled.ts';

const root = resolve(import.meta.dirname, '../..');
// Inside the package, where the host’s `import 'dayjs'` finds one.
const folder = join(root, '.cache', 'dayjs-of-the-host');

// As `scripts/build.ts` publishes it: in our sources there is one dayjs for all, in a host's page there are two.
beforeAll(() =>
  build({
    entry: { format: join(root, 'src/i18n/date-format.ts') },
    outDir: folder,
    format: 'esm',
    platform: 'neutral',
    config: false,
    silent: true,
    noExternal: bundled,
    outExtension: () => ({ js: '.mjs' }),
    esbuildOptions: (esbuild) => {
      esbuild.conditions = ['pinfold-source', 'module'];
      esbuild.mainFields = ['module', 'main'];
    },
  }),
);

afterAll(() => rmSync(folder, { recursive: true }));

it('SDK-05 CRD-02 dates of ours and of the host’s own dayjs do not change each other', () => {
  const host = join(folder, 'host.mjs');
  writeFileSync(
    host,
    `import dayjs from 'dayjs';
     import 'dayjs/locale/de.js';
     dayjs.locale('de');
     dayjs.extend((_, Dayjs) => { Dayjs.prototype.format = () => 'host'; });
     const seen = () => JSON.stringify([
       dayjs.locale(), Object.keys(dayjs), Object.keys(dayjs.Ls), Object.getOwnPropertyNames(dayjs.prototype), dayjs(0).format(),
     ]);
     const before = seen();
     const { formatDate } = await import('./format.mjs');
     const moment = new Date('2026-11-20T23:30:00Z');
     const texts = ['pl', 'en', 'es'].map((language) => formatDate(moment, 'date_time', language, 'Europe/Warsaw'));
     console.log(JSON.stringify({ texts, isUnchanged: seen() === before, hasUtc: 'utc' in dayjs }));`,
  );
  expect(JSON.parse(execFileSync(process.execPath, [host], { encoding: 'utf8' }))).toEqual({
    texts: ['21 lis 2026, 00:30', '21 Nov 2026, 00:30', '21 nov 2026, 00:30'],
    isUnchanged: true,
    hasUtc: false,
  });
});
