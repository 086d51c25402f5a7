import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foreground } from './foreground.mjs';
import { hashFiles } from './hash-files.mjs';
import { node24, root } from './node-24.mjs';
import { step } from './step.mjs';

/** Builds something unless its last build was made of exactly the same files. */
export async function buildStale({ what, inputs, made, command, withStories }) {
  const stamp = join(root, '.cache', `${what.replaceAll(' ', '-')}-build`);
  const wanted = hashFiles(inputs, { withStories, withClientTypes: false });
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
