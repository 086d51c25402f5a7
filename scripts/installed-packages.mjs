import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root } from './node-24.mjs';

/** What `npm start` runs and builds. With their production dependencies, and the root's, it has all that it needs. */
export const productWorkspaces = ['apps/api', 'apps/panel', 'packages/store-locator-widget'];

/** Whether all that the lockfile names is there. */
export function isInstalled(folder = root) {
  const { locked, installed } = readPackages(folder);
  return isThere(folder) && Object.keys(locked).every((place) => isUpToDate(place, locked, installed));
}

/** Whether all is there that the product runs and builds with; the rest may be missing or outdated. */
export function isProductInstalled(folder = root) {
  const { locked, installed } = readPackages(folder);
  return isThere(folder) && productPlaces(locked).every((place) => isUpToDate(place, locked, installed));
}

/** Whether the tools came along with the product, in whichever version. */
export function hasTools(folder = root) {
  const { locked, installed } = readPackages(folder);
  return (
    isThere(folder) &&
    Object.keys(locked[''].devDependencies ?? {}).every((name) => installed[`node_modules/${name}`])
  );
}

/** npm leaves a record of what it installed, and writes it last: an interrupted install has none. */
function readPackages(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  return {
    locked: packagesOf(join(folder, 'package-lock.json')),
    installed: existsSync(record) ? packagesOf(record) : {},
  };
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}

function isThere(folder) {
  return (
    existsSync(join(folder, 'node_modules', '.package-lock.json')) && (folder !== root || existsSync(node24))
  );
}

function isUpToDate(place, locked, installed) {
  const wanted = locked[place];
  return (
    !place.includes('node_modules/') ||
    (isForSomeMachines(wanted) && !installed[place]) ||
    installed[place]?.version === wanted.version
  );
}

function isForSomeMachines({ optional, devOptional, peer, os, cpu }) {
  return Boolean(optional || devOptional || peer || os || cpu);
}

/** Where the packages lie that the product needs, directly or through others; for other machines too. */
export function productPlaces(locked) {
  const places = new Set(['', ...productWorkspaces]);
  for (const place of places)
    for (const name of namesNeededBy(locked[place])) {
      const found = resolvePackage(name, place, locked);
      if (!found) continue;
      places.add(found);
      // A workspace is a link to its folder.
      if (locked[found].link) places.add(locked[found].resolved);
    }
  return [...places];
}

/** What a package can do without, and takes where it is there, is not among them. */
function namesNeededBy({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/** Looks for a package as Node does: beside the one that asks, then one folder further out each time. */
function resolvePackage(name, from, locked) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (locked[place]) return place;
    if (!folder) return undefined;
  }
}
