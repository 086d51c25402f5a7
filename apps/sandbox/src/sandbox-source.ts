import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(findPackageJSON('@pinfold/sandbox', import.meta.url) ?? '');

/** Reads a file from the sandbox's source folder, also when the sources are bundled into another file. */
export function readSandboxSource(path: string): Promise<string> {
  return readFile(join(folder, 'src', path), 'utf8');
}
