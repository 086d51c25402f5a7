import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedManifest } from '../../packages/sdk/scripts/published-manifest.ts';
import { root } from '../../scripts/node-24.mjs';
import { hostsFolder } from './hosts-folder.ts';
import { run } from './run.ts';

const sdk = join(root, 'packages', 'sdk');

/**
 * Builds and packs the SDK as for publishing, in a separate folder, since `npm pack` temporarily replaces the
 * manifest. The file name contains a hash of the contents, so that npm reinstalls only a changed package.
 */
export async function packSdk(): Promise<string> {
  await run(sdk, 'node', 'scripts/build.ts');
  const folder = join(hostsFolder, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(sdk, 'dist'), join(folder, 'dist'), { recursive: true });
  cpSync(join(sdk, 'LICENSE'), join(folder, 'LICENSE'));
  const manifest = publishedManifest(JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run(folder, 'npm', 'pack', '--pack-destination', hostsFolder);
  const packed = join(hostsFolder, `pinfold-sdk-${String(manifest['version'])}.tgz`);
  const hash = createHash('sha256').update(readFileSync(packed)).digest('hex').slice(0, 12);
  const tarball = join(hostsFolder, `pinfold-sdk-${hash}.tgz`);
  renameSync(packed, tarball);
  return tarball;
}
