import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lockfile {
  packages: Record<
    string,
    { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }
  >;
}

/** Returns direct and indirect dependencies of the SDK without peers, from npm's lockfile. */
export function cameAlong(folder: string): string[] {
  const { packages } = lockfile(folder);
  const found = new Set<string>();
  const follow = (name: string) => {
    for (const next of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  follow('@pinfold/sdk');
  return [...found].toSorted();
}

/** Returns those of the packages that are not installed exactly once. */
export function installedTwice(folder: string, names: readonly string[]): string[] {
  const places = Object.keys(lockfile(folder).packages);
  return names.filter(
    (name) => places.filter((place) => place.endsWith(`node_modules/${name}`)).length !== 1,
  );
}

/** Returns the specifiers of the installed package's entries. */
export function publicEntries(folder: string): string[] {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'node_modules/@pinfold/sdk/package.json'), 'utf8'),
  ) as { exports: Record<string, unknown> };
  return Object.keys(manifest.exports)
    .filter((path) => path !== './package.json')
    .map((path) => `@pinfold/sdk${path.slice(1)}`);
}

function lockfile(folder: string): Lockfile {
  return JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as Lockfile;
}
