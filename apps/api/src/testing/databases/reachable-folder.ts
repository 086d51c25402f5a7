import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Makes a temporary folder that every user of this machine can enter. A PostgreSQL server refuses to run as root, which
 * is the only user of most containers, so that it runs there as a user who cannot enter root’s own folders.
 */
export async function makeReachableFolder(prefix: string): Promise<string> {
  for (const base of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    if (!(await everybodyCanEnter(base))) continue;
    const folder = await mkdtemp(join(base, prefix));
    await chmod(folder, 0o755);
    return folder;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can enter ${tmpdir()}: set TMPDIR to a folder that everybody can enter.`,
  );
}

/**
 * Copies a package with its binaries to where any user can run them, wherever the project was cloned and whatever umask
 * it was installed with. What the package imports stays in its place, readable by those who import it. Returns the path
 * of the package's entry.
 */
export async function copyPackage(name: string, binaries: string, folder: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = await realpath(require.resolve(name));
  const [installed = '', inPackage = ''] = entry.split(`${join('node_modules', name)}/`);
  const from = join(installed, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(join(to, dirname(binaries)), { recursive: true });
  for (const copied of [name, binaries])
    await cp(join(from, copied), join(to, copied), { recursive: true, verbatimSymlinks: true });
  const { dependencies = {} } = require(join(from, name, 'package.json')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(dependencies))
    await symlink(join(from, dependency), join(to, dependency));
  // It leaves what the links lead to alone.
  await promisify(execFile)('chmod', ['-R', 'a+rX', to]);
  return join(to, name, inPackage);
}

async function everybodyCanEnter(folder: string): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    if (((await lstat(path)).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
