import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/node-24.mjs';
import { hostsFolder } from './hosts-folder.ts';
import { run } from './run.ts';

export type ReactVersion = '18' | '19';

interface Manifest {
  dependencies: Record<string, string>;
}

const offlineFirst = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packed SDK into a host. The host pins its own packages; there is no lockfile, as in a real host, so
 * that a broken release of an indirect dependency is noticed. Returns the folder.
 */
export async function installHost(react: ReactVersion, tarball: string): Promise<string> {
  const folder = join(hostsFolder, `react-${react}`);
  const sources = join(root, 'hosts');
  const manifest = JSON.parse(
    readFileSync(join(sources, 'manifests', `react-${react}.json`), 'utf8'),
  ) as Manifest;
  manifest.dependencies['@pinfold/sdk'] = `file:${tarball}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  rmSync(join(folder, 'package-lock.json'), { force: true });
  await run(folder, 'npm', 'install', ...offlineFirst);
  rmSync(join(folder, 'apps'), { recursive: true, force: true });
  cpSync(join(sources, 'apps'), join(folder, 'apps'), { recursive: true });
  return folder;
}

/** Installs the oldest supported Node from npm. Returns its executable. */
export async function installNode22(): Promise<string> {
  const folder = join(hostsFolder, 'node-22');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const bin = join(folder, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (existsSync(bin)) return bin;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  await run(folder, 'npm', 'install', ...offlineFirst, `${name}@22.23.3`);
  return bin;
}
