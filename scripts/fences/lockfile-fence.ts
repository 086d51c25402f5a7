import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fence } from './fence.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * npm leaves out what other machines need when it could not look it up, and then `npm ci` refuses the whole file. Where it
 * knew the version and not the content, `npm ci` takes on another machine whatever the registry has: `npm run
 * complete:lockfile` writes the hash down. No address of one registry is kept: each machine asks its own.
 */
export const lockfileFence: Fence = {
  name: 'lockfile',
  find(root) {
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const places = Object.keys(lockfile.packages);
    return Promise.resolve(
      places.flatMap((place) => [
        ...missing(lockfile.packages, place),
        ...unsaid(place, lockfile.packages[place]),
      ]),
    );
  },
};

function unsaid(place: string, { integrity, resolved, link }: LockedPackage = {}): string[] {
  if (!place.includes('node_modules/') || link) return [];
  return [
    ...(integrity === undefined
      ? [`package-lock.json: ${place} has no integrity, so that anything could be installed as it`]
      : []),
    ...(resolved === undefined ? [] : [`package-lock.json: ${place} names the registry of one machine`]),
  ];
}

function missing(packages: Record<string, LockedPackage>, place: string): string[] {
  return Object.entries(packages[place]?.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && lookUp(packages, place, name)?.version !== version)
    .map(([name, version]) => `package-lock.json: ${place} may need ${name}@${version}, which is not locked`);
}

function lookUp(
  packages: Record<string, LockedPackage>,
  place: string,
  name: string,
): LockedPackage | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const found = packages[`${from && `${from}/`}node_modules/${name}`];
    if (found || !from) return found;
    if (!from.includes('/node_modules/')) return packages[`node_modules/${name}`];
  }
}
