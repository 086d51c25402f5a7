import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasTools, isInstalled, isProductInstalled, productWorkspaces } from './installed-packages.mjs';
import { root } from './node-24.mjs';
import { pruneProduct } from './prune-product.mjs';

type Packages = Record<string, object>;

/** A server with a binary and a client, which would take the compiler where it is there; a tool beside them. */
const locked: Packages = {
  '': { dependencies: { node: '24.0.0' }, devDependencies: { compiler: '7.0.0', runner: '5.0.0' } },
  'apps/api': { dependencies: { server: '1.0.0', '@pinfold/contract': '*' } },
  'apps/panel': {},
  'packages/store-locator-widget': {},
  'packages/contract': { dependencies: { schema: '4.0.0' }, devDependencies: { runner: '5.0.0' } },
  'node_modules/@pinfold/api': { resolved: 'apps/api', link: true },
  'node_modules/@pinfold/contract': { resolved: 'packages/contract', link: true },
  'node_modules/node': { version: '24.0.0' },
  'node_modules/schema': { version: '4.0.0' },
  'node_modules/server': {
    version: '1.0.0',
    dependencies: { client: '2.0.0' },
    optionalDependencies: { 'server-linux': '1.0.0', 'server-mac': '1.0.0' },
    peerDependencies: { compiler: '*' },
    peerDependenciesMeta: { compiler: { optional: true } },
  },
  'node_modules/server/node_modules/client': { version: '2.0.0' },
  'node_modules/client': { version: '1.0.0', dev: true },
  'node_modules/server-linux': { version: '1.0.0', optional: true, os: ['linux'] },
  'node_modules/server-mac': { version: '1.0.0', optional: true, os: ['darwin'] },
  'node_modules/compiler': { version: '7.0.0', devOptional: true },
  'node_modules/runner': { version: '5.0.0', dev: true },
};

const tools = ['node_modules/client', 'node_modules/compiler', 'node_modules/runner'];

const everything = without(locked, ['', 'node_modules/server-mac']);

const product = without(everything, tools);

test('everything is installed when all that is locked for this machine is there in its version', () => {
  expect(isInstalled(folderWith(everything))).toBe(true);
  expect(isInstalled(folderWith(without(everything, ['node_modules/runner'])))).toBe(false);
  expect(
    isInstalled(folderWith({ ...everything, 'node_modules/runner': { version: '4.0.0', dev: true } })),
  ).toBe(false);
});

test('the product is installed when what it needs is there, whatever the tools are', () => {
  expect(isProductInstalled(folderWith(product))).toBe(true);
  expect(isProductInstalled(folderWith(everything))).toBe(true);
  expect(isProductInstalled(folderWith({ ...everything, 'node_modules/runner': { version: '4.0.0' } }))).toBe(
    true,
  );
  expect(isInstalled(folderWith(product))).toBe(false);
});

test.each(['node_modules/node', 'node_modules/schema', 'node_modules/server/node_modules/client'])(
  'the product is not installed without %s',
  (place) => {
    expect(isProductInstalled(folderWith(without(everything, [place])))).toBe(false);
    expect(isProductInstalled(folderWith({ ...everything, [place]: { version: '0.1.0' } }))).toBe(false);
  },
);

test('the tools came along when each of them is there, in whichever version', () => {
  expect(hasTools(folderWith(everything))).toBe(true);
  expect(hasTools(folderWith({ ...everything, 'node_modules/runner': { version: '4.0.0' } }))).toBe(true);
  expect(hasTools(folderWith(product))).toBe(false);
  // An optional peer of the product's packages comes with them.
  const compiler = { 'node_modules/compiler': { version: '7.0.0' } };
  expect(hasTools(folderWith({ ...product, ...compiler }))).toBe(false);
});

test('an interrupted install counts as none, as npm has not written its record', () => {
  const folder = folderWith(everything);
  rmSync(join(folder, 'node_modules', '.package-lock.json'));
  expect([isInstalled(folder), isProductInstalled(folder), hasTools(folder)]).toEqual([false, false, false]);
});

test('what only tools need is removed from beside the product, and from the record', () => {
  const folder = folderWith({ ...product, 'node_modules/compiler': { version: '7.0.0', devOptional: true } });
  const headers = join(folder, 'node_modules', 'node', 'node_modules');
  mkdirSync(headers);
  pruneProduct(folder);
  expect(existsSync(headers)).toBe(false);
  expect(existsSync(join(folder, 'node_modules', 'compiler'))).toBe(false);
  const record = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  expect(Object.keys(record)).toEqual(Object.keys(product));
  for (const place of Object.keys(product)) expect(existsSync(join(folder, place)), place).toBe(true);
  expect(isProductInstalled(folder)).toBe(true);
});

test('the workspaces that the product is built from are in the lockfile', () => {
  expect(Object.keys(readPackages(join(root, 'package-lock.json')))).toEqual(
    expect.arrayContaining(productWorkspaces),
  );
});

/** A project with this lockfile where npm has installed and recorded these packages. */
function folderWith(installed: Packages): string {
  const folder = mkdtempSync(join(tmpdir(), 'pinfold-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const place of Object.keys(installed)) mkdirSync(join(folder, place), { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

function readPackages(file: string): Packages {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
  return packages;
}

function without(packages: Packages, places: readonly string[]): Packages {
  return Object.fromEntries(Object.entries(packages).filter(([place]) => !places.includes(place)));
}
