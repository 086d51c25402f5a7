import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageRoot, readEntries } from './entries.ts';
import { foreignTypes } from './foreign-types.ts';

/**
 * Packs the built package and looks at the tarball as a stranger would: publint, nothing of ours leaked, every entry
 * loads in Jest, and at full size attw.
 */
const root = fileURLToPath(packageRoot);
const folder = mkdtempSync(join(tmpdir(), 'pinfold-pack-'));
try {
  // From a copy: while npm packs, the manifest is the published one, and other tests would not find our sources.
  const output = run(
    'npm',
    ['pack', '--json', '--pack-destination', folder],
    [0],
    copyTo(join(folder, 'copy')),
  );
  const packed: unknown = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const tarball = join(folder, tarballName(packed));
  run('tar', ['-xzf', tarball, '-C', folder]);
  const manifest = readFileSync(join(folder, 'package/package.json'), 'utf8');
  if (/pinfold-source|@pinfold\/(contract|store-locator)|\.\/src\//.test(manifest))
    fail('the manifest shows our sources');
  const leaks = run(
    'grep',
    ['-rlE', '@pinfold/(contract|store-locator)["/]|from "zod"', join(folder, 'package/dist')],
    [0, 1],
  );
  if (leaks.trim()) fail(`a private package is imported by\n${leaks}`);
  const augmented = run('grep', ['-rlE', "'i18next'|\\.json'", join(folder, 'package/dist/types')], [0, 1]);
  if (augmented.trim()) fail(`a host's types would meet i18next or JSON in\n${augmented}`);
  const foreign = foreignTypes(join(folder, 'package'));
  if (foreign.length > 0) fail(`its types need what nothing installs:\n${foreign.join('\n')}`);
  const shared = '(from |import |require\\()["\']dayjs';
  const scripts = ['--include=*.js', '--include=*.cjs'];
  const meddling = run('grep', ['-rlE', ...scripts, shared, join(folder, 'package/dist')], [0, 1]);
  if (meddling.trim()) fail(`a library that the page may share is imported by\n${meddling}`);
  // A host's bundler would resolve these names as packages.
  const amd = run('grep', ['-rlE', ...scripts, 'define\\(\\[', join(folder, 'package/dist')], [0, 1]);
  if (amd.trim()) fail(`AMD definitions are left in\n${amd}`);
  for (const file of globSync('server/callable/**/*.js', { cwd: join(root, 'dist') })) {
    const url = pathToFileURL(join(root, 'dist', file)).href;
    run(process.execPath, ['--conditions', 'react-server', '-e', `import(${JSON.stringify(url)})`]);
  }
  const inJest = fileURLToPath(new URL('load-in-jest.ts', import.meta.url));
  run(process.execPath, [
    '--conditions',
    'browser',
    inJest,
    ...readEntries().map(({ name }) => join(root, 'dist', `${name}.cjs`)),
  ]);
  console.log(run('publint', ['run', '--strict', tarball]));
  if (process.env['PINFOLD_TEST_SIZE'] === 'full') lookAtTypes(tarball);
} finally {
  rmSync(folder, { recursive: true });
}

/** Checks every entry with each kind of resolution. Slow; the result depends only on the manifest. */
function lookAtTypes(tarball: string): void {
  // Node 10 resolution does not support `exports`; all other kinds are checked.
  const types = run('attw', ['--profile', 'node16', '--format', 'ascii', tarball]);
  console.log(types);
  const unseen = readEntries().filter(({ name }) => !types.includes(`"@pinfold/sdk${subpathOf(name)}"`));
  if (unseen.length > 0) fail(`attw has not looked at ${unseen.map(({ name }) => name).join(', ')}`);
}

/** Copies what `npm pack` takes and runs. Returns the folder. */
function copyTo(copy: string): string {
  mkdirSync(copy);
  for (const part of ['package.json', 'LICENSE', 'dist', 'scripts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  return copy;
}

function run(command: string, parameters: string[], accepted: number[] = [0], cwd: string = root): string {
  try {
    return execFileSync(command, parameters, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    if (error instanceof Error && 'status' in error && accepted.includes(Number(error.status))) return '';
    if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
    throw error;
  }
}

function tarballName(packed: unknown): string {
  const first: unknown = Array.isArray(packed) ? packed[0] : Object.values(packed as object)[0];
  if (typeof first === 'object' && first !== null && 'filename' in first) return String(first.filename);
  throw new Error('npm pack did not say what it packed.');
}

function subpathOf(name: string): string {
  return name === 'index' ? '' : `/${name}`;
}

function fail(reason: string): never {
  throw new Error(`The package must not be published: ${reason}.`);
}
