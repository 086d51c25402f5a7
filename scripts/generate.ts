import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { openApiDocument } from '../apps/api/src/http/open-api.ts';
import { apiReports } from './api-report/api-reports.ts';
import { buildClientTypes } from './build-client-types.mjs';
import { environmentTable } from './documentation/environment-page.ts';
import { root } from './node-24.mjs';
import { localeModules, withExports } from './sdk-registries.ts';

/**
 * `npm run generate`: writes what is made from code and committed, since a review reads it; with `--check`, names what is
 * stale instead.
 */
const isCheck = process.argv.includes('--check');
let stale = 0;

put('apps/api/openapi.json', await readable(openApiDocument()));
if (!isCheck) await buildClientTypes();
// Before the reports, which read where each entry is built.
const manifest = 'packages/sdk/package.json';
put(manifest, withExports(read(manifest)));
for (const [file, report] of apiReports(root)) put(file, report);
for (const [file, content] of localeModules(read('packages/sdk/src/locales/pl.ts'))) put(file, content);
put('README.md', between(read('README.md'), 'environment', environmentTable()));
process.exitCode = stale > 0 ? 1 : 0;

function put(file: string, wanted: string): void {
  if (read(file) === wanted) return;
  if (!isCheck) writeFileSync(join(root, file), wanted);
  stale += isCheck ? 1 : 0;
  process.stdout.write(isCheck ? `${file} is stale\n` : `wrote ${file}\n`);
}

function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

/** As much on a line as fits, and tabs: a nested document is mostly its indentation otherwise. */
async function readable(document: object): Promise<string> {
  const { code } = await format('openapi.json', JSON.stringify(document), { printWidth: 140, useTabs: true });
  return code;
}

/** Replaces the generated part of a page that is written by hand. */
function between(page: string, name: string, wanted: string): string {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];
  if (!page.includes(start) || !page.includes(end)) throw new Error(`README.md has no place for ${name}`);
  return `${page.slice(0, page.indexOf(start) + start.length)}\n\n${wanted}\n\n${page.slice(page.indexOf(end))}`;
}
