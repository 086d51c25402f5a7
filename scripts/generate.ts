import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openApiDocument } from '../apps/api/src/http/open-api.ts';
import { apiReports } from './api-report/api-reports.ts';
import { apiPage } from './documentation/api-page.ts';
import { environmentPage, environmentTable } from './documentation/environment-page.ts';
import { errorsPage } from './documentation/errors-page.ts';
import { permissionMatrixPage } from './documentation/permission-matrix-page.ts';
import { permissionsPage } from './documentation/permissions-page.ts';
import { referenceFolders, referencePages } from './documentation/reference/reference-pages.ts';
import { runTool } from './fences/run-tool.ts';
import { trackedFiles } from './fences/tracked-files.ts';
import { root } from './node-24.mjs';

/** `npm run generate`: writes everything that is made from code; with `--check`, names what is stale instead. */
const isCheck = process.argv.includes('--check');
let stale = 0;

const openApi = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
put('apps/api/openapi.json', openApi);
put('packages/sdk/src/client/schema.generated.d.ts', await typesOf(openApi));
put('docs/errors.md', errorsPage());
put('docs/reference/permissions.md', permissionsPage());
put('docs/reference/permission-matrix.md', permissionMatrixPage());
put('docs/reference/environment.md', environmentPage());
put('docs/reference/api.md', apiPage());
const reference = referencePages(root);
for (const [file, page] of reference) put(file, page);
for (const folder of referenceFolders)
  for (const file of trackedFiles(root, join(root, folder))) if (!reference.has(file)) drop(file);
for (const [file, report] of apiReports(root)) put(file, report);
put('README.md', between(read('README.md'), 'environment', environmentTable()));
process.exitCode = stale > 0 ? 1 : 0;

function put(file: string, wanted: string): void {
  if (read(file) === wanted) return;
  if (!isCheck) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), wanted);
  }
  tell(file, 'wrote');
}

/** A page about something that is no longer exported. */
function drop(file: string): void {
  if (!isCheck) rmSync(join(root, file));
  tell(file, 'removed');
}

function tell(file: string, what: string): void {
  stale += isCheck ? 1 : 0;
  process.stdout.write(isCheck ? `${file} is stale\n` : `${what} ${file}\n`);
}

function read(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

/** The types are made from the document that should be there, whichever is. */
async function typesOf(document: string): Promise<string> {
  const source = join(root, '.cache', 'openapi.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(source, document);
  const target = join(root, '.cache', 'schema.generated.d.ts');
  const { code, output } = await runTool(root, 'openapi-typescript', [source, '-o', target]);
  if (code !== 0) throw new Error(output);
  return readFileSync(target, 'utf8');
}

/** A page written by hand may hold a part that is not. */
function between(page: string, name: string, wanted: string): string {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];
  if (!page.includes(start) || !page.includes(end)) throw new Error(`README.md has no place for ${name}`);
  return `${page.slice(0, page.indexOf(start) + start.length)}\n\n${wanted}\n\n${page.slice(page.indexOf(end))}`;
}
