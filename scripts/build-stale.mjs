import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { foreground } from './foreground.mjs';
import { node24, root } from './node-24.mjs';
import { step } from './step.mjs';

/** Builds something unless its last build was made of exactly the same files. */
export async function buildStale({ what, inputs, made, command }) {
  const stamp = join(root, '.cache', `${what.replaceAll(' ', '-')}-build`);
  const wanted = hashOf(inputs);
  if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  await step(`building the ${what}`, async () => {
    const { code, output } = await foreground(node24, command, { isShown: false });
    if (code === 0) return;
    process.stderr.write(`${output}\nThe ${what} could not be built.\n`);
    process.exit(1);
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path))))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  if (entries.some((entry) => entry.isFile() && join(dirname(path), entry.name) === path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => isInput(relative(root, file)))
    .sort();
}

function isInput(file) {
  return !/(^|[\\/])(node_modules|dist)[\\/]|\.(test|stories)\.tsx?$/.test(file);
}
