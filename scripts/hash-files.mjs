import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { clientTypes } from './build-client-types.mjs';
import { root } from './node-24.mjs';

/**
 * Hashes the sources in these files and folders; builds and tests do not count, nor do stories unless they are wanted.
 * Without the client's types, it is the same before and after the tools are installed that make them.
 */
export function hashFiles(paths, { withStories = false, withClientTypes = true } = {}) {
  const skipped = withStories ? /\.test\.tsx?$/ : /\.(test|stories)\.tsx?$/;
  const isInput = (file) =>
    !/(^|[\\/])(node_modules|dist)[\\/]/.test(file) &&
    !skipped.test(file) &&
    (withClientTypes || !clientTypes.includes(join(root, file)));
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path), isInput)))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(path, isInput) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && join(dirname(path), entry.name) === path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => isInput(relative(root, file)))
    .sort();
}
