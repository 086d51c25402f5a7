import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { clientTypes } from './build-client-types.mjs';
import { root } from './node-24.mjs';

/** Copies the sources to a temporary folder that shares the installed packages, to plant faults in. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'pinfold-')));
  const files = git(['ls-files', '-co', '--exclude-standard', '-z']).split('\0').filter(Boolean);
  const built = clientTypes.map((file) => relative(root, file).replaceAll('\\', '/'));
  for (const file of [...files, ...built].filter((name) => existsSync(join(root, name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of ['.', ...new Set(files.map(workspaceOf))]) linkPackages(folder, copy);
  return copy;
}

/** Own packages must lead into the copy, all others may lead anywhere. */
function linkPackages(folder: string, copy: string): void {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(from)) {
    const to = join(copy, folder, 'node_modules', name);
    if (name !== '@pinfold') symlinkSync(join(from, name), to);
    else linkOwnPackages(join(from, name), to, copy);
  }
}

function linkOwnPackages(from: string, to: string, copy: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from))
    symlinkSync(realpathSync(join(from, name)).replace(realpathSync(root), copy), join(to, name));
}

function workspaceOf(file: string): string {
  return file
    .split('/')
    .slice(0, /^(apps|packages|examples)\//.test(file) ? 2 : 1)
    .join('/');
}

function git(args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
}
