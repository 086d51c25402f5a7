import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foreignTypes } from './foreign-types.ts';

test('SDK-08 types that only a bundled package could explain are found, as far as an entry leads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const types = { import: { types: './dist/index.d.ts' }, require: { types: './dist/index.d.cts' } };
  write(
    'package.json',
    JSON.stringify({
      exports: { '.': types, './package.json': './package.json' },
      dependencies: { '@scope/kept': '1.0.0' },
      peerDependencies: { react: '>=18' },
    }),
  );
  write('dist/index.d.ts', `export { useForm } from './form.js';\nimport type { ReactNode } from 'react';`);
  write('dist/index.d.cts', `export { useForm } from './form.cjs';`);
  write(
    'dist/form.d.ts',
    `import { Control } from 'bundled/types';\nexport type A = import('@scope/kept').A;`,
  );
  write('dist/form.d.cts', `export type A = import("@scope/gone").A;`);
  write('dist/inner.d.ts', `import { Other } from 'other';`);
  expect(foreignTypes(folder).toSorted()).toEqual([
    'dist/form.d.cts: @scope/gone',
    'dist/form.d.ts: bundled',
  ]);
});
