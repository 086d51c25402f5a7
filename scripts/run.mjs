import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildClientTypes } from './build-client-types.mjs';
import { foreground } from './foreground.mjs';
import { install, installProduct } from './install.mjs';
import { hasTools } from './installed-packages.mjs';
import { node24, projectEnvironment, root } from './node-24.mjs';

/** Tools whose package is called otherwise. */
const packageOf = { changeset: '@changesets/cli', tsc: 'typescript' };

const usage = `Usage: node scripts/run.mjs [NAME=value …] <script.ts> [arguments]
       node scripts/run.mjs [NAME=value …] --bin <tool> [arguments]
`;

/** Scripts for whoever runs the product, who may have nothing else. */
const ofProduct = ['apps/api/src/billing.ts', 'apps/api/src/keys.ts'];

const words = process.argv.slice(2);
const count = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
const settings = words
  .slice(0, count)
  .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]);
const [first, ...rest] = words.slice(count);

/** Runs a TypeScript file or an installed tool under the project's own Node, and installs what it lacks before. */
if (ofProduct.includes(first)) await installProduct();
else if (hasTools()) await buildClientTypes();
else await install();
const [script, args] =
  first === '--bin' ? [binOf(rest[0]), rest.slice(1)] : [first && resolve(root, first), rest];
if (count < 0 || !script) fail(usage);
const { code } = await foreground(node24, [script, ...args], {
  endsItself: true,
  env: { ...projectEnvironment, ...Object.fromEntries(settings) },
});
process.exit(code);

/** Looks up the tool's own entry file, because a link in `.bin` would pick a Node for itself. */
function binOf(name) {
  if (!name) fail(usage);
  for (const folder of [`node_modules/${packageOf[name] ?? name}`, `scripts/node_modules/${name}`]) {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    const entry = typeof bin === 'string' ? bin : bin?.[name];
    if (entry) return join(dirname(manifest), entry);
  }
  return fail(`There is no tool named ${name}.\n`);
}

function fail(message) {
  process.stderr.write(message);
  process.exit(1);
}
