import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The API's own folder, the same for its sources and for the one file that they are built into. */
export const apiFolder: string = realpathSync(
  dirname(findPackageJSON(import.meta.url) ?? fileURLToPath(new URL('..', import.meta.url))),
);
