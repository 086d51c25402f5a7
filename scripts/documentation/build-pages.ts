import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../node-24.mjs';
import { apiPage } from './api-page.ts';
import { capabilitiesPage } from './capabilities-page.ts';
import { environmentPage } from './environment-page.ts';
import { errorsPage } from './errors-page.ts';
import { permissionMatrixPage } from './permission-matrix-page.ts';
import { permissionsPage } from './permissions-page.ts';
import { referencePages } from './reference/reference-pages.ts';

/** Writes the generated pages: the errors, and all of the reference. Replaces the whole folder. */
const pages = new Map([
  ['docs/errors.md', errorsPage()],
  ['docs/capabilities.md', capabilitiesPage()],
  ['docs/reference/permissions.md', permissionsPage()],
  ['docs/reference/permission-matrix.md', permissionMatrixPage()],
  ['docs/reference/environment.md', environmentPage()],
  ['docs/reference/api.md', apiPage()],
  ...referencePages(root),
]);
rmSync(join(root, 'docs/reference'), { recursive: true, force: true });
for (const [file, page] of pages) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), page);
}
