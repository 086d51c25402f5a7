import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-24.mjs';

/**
 * `npm run complete:lockfile`: asks the registry for the hash of each package that is locked without one, which npm leaves
 * out of what only other machines install. Ends with 1 when one stays unknown.
 */
interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
}

const file = join(root, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' })
  .trim()
  .replace(/\/$/, '');

for (const [place, locked] of Object.entries(lockfile.packages)) {
  if (!place.includes('node_modules/') || locked.link || locked.integrity) continue;
  const name = locked.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = await integrityOf(name, locked.version ?? '');
  if (integrity) lockfile.packages[place] = withIntegrity(locked, integrity);
  else process.exitCode = 1;
  process.stdout.write(`${integrity ? 'wrote' : 'unknown'} ${name}@${locked.version}\n`);
}
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);

async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const answer = await fetch(`${registry}/${name.replace('/', '%2f')}`, {
    headers: { Accept: 'application/vnd.npm.install-v1+json' },
  });
  if (!answer.ok) return undefined;
  const { versions } = (await answer.json()) as {
    versions?: Record<string, { dist?: { integrity?: string } }>;
  };
  return versions?.[version]?.dist?.integrity;
}

/** Where npm itself would write it. */
function withIntegrity({ name, version, ...others }: LockedPackage, integrity: string): LockedPackage {
  return {
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
    integrity,
    ...others,
  };
}
