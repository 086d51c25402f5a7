import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { featureNames } from './feature-names.ts';
import { runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

const catchAll = /(^|[/.])(utils?|helpers?|common|misc|constants?|types)(?=[/.]|$)/;
const kebab = /^[.]?[a-z0-9]+([-.][a-z0-9]+)*$/;

/** One name for a feature everywhere, no catch-all folders, kebab-case. */
export const nameCheck: Check = {
  name: 'names',
  find: (root) => Promise.resolve(sourceFiles(root).flatMap(faultOf)),
};

function faultOf(file: string): string[] {
  const feature = /\/src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature && !featureNames.includes(feature)) return [`${file}: "${feature}" is not one of the features`];
  const vague = catchAll.exec(file)?.[2];
  if (vague) return [`${file}: "${vague}" says nothing about what is inside`];
  const odd = file.split('/').find((part) => !kebab.test(part));
  return odd ? [`${file}: "${odd}" is not kebab-case`] : [];
}

function sourceFiles(root: string): string[] {
  return trackedFiles(root).filter(
    (file) =>
      /^(packages|apps|examples|e2e|bench|scripts)\/.*[.](tsx?|m?js|css)$/.test(file) &&
      !/[/]drizzle[/]/.test(file),
  );
}

/** Put together from parts, so that this file passes its own test. */
const forbidden: readonly [RegExp, string][] = [
  [/(^|[\s"'`(=])\/(home|Users|root)\/[\w.-]+/m, 'a path of one machine'],
  [new RegExp(`${'/wo'}${'rk'}/(main|shared|brief)`), 'a path of one machine'],
  [/[A-Z]:\\\\?Users\\/, 'a path of one machine'],
  [/"resolved": "https?:|^(@[\w-]+:)?registry\s*=|_auth[T]oken/m, 'the address of a package registry'],
  [new RegExp(`-----BEGIN ${'[A-Z ]*'}PRIVATE KEY-----`), 'a private key'],
  [/\b(AKIA[0-9A-Z]{16}|gh[pousr]_\w{36}|sk-[A-Za-z0-9]{32,}|xox[bp]-[\w-]{20,}|AIza[\w-]{35})\b/, 'a key'],
  [/\b(T[O]DO|F[I]XME)\b/, 'unfinished work'],
];

const textFile = /[.](tsx?|m?js|json|md|ya?ml|css|html|sql|sh|svg)$|(^|\/)([.]npmrc|run|LICENSE)$/;

/** Nothing secret, nothing that is true on one machine only, nothing left half done. */
export const wordCheck: Check = {
  name: 'words',
  find: (root) =>
    Promise.resolve(
      trackedFiles(root)
        .filter((file) => textFile.test(file))
        .flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8'))),
    ),
};

function faultsIn(file: string, content: string): string[] {
  return forbidden.flatMap(([pattern, what]) => {
    const found = pattern.exec(content);
    if (!found) return [];
    const line = content.slice(0, found.index + found[0].search(/\S/)).split('\n').length;
    return [`${file}:${line}: ${what} (${found[0].trim().slice(0, 40)})`];
  });
}

/** Generated files that are committed all the same: for review, or because they cannot be generated again. */
const committed = [
  /^apps\/api\/openapi\.json$/,
  /^apps\/api\/drizzle\//,
  /^packages\/sdk\/api-report\//,
  /(^|\/)package-lock\.json$/,
];

/** Of all tracked files. Raise it for something that people write or read, not for what can be built. */
const mostBytes = 25_300_000;

/**
 * Of the OpenAPI document, for each operation: beyond it something repeats that the contract could name. About a third
 * are descriptions and examples, and what makes or sends something names its `Idempotency-Key`.
 */
const mostBytesAnOperation = 3430;

/** What can be built is built, and the OpenAPI document stays short enough to be read. */
export const trackedCheck: Check = {
  name: 'tracked',
  async find(root) {
    // An unpacked archive has no list of tracked files.
    if (!existsSync(join(root, '.git'))) return [];
    const files = (await listed(root)).filter((file) => existsSync(join(root, file)));
    const ignored = await listed(root, '--cached', '--ignored', '--exclude-standard');
    return [
      ...ignored.map((file) => `${file} is ignored by git and tracked all the same`),
      ...(await generatedOf(root, files)).map((file) => `${file} is generated: build it, do not commit it`),
      ...excess('What git holds', bytesOf(root, files), mostBytes),
      ...(await excessOfDocument(root)),
    ];
  },
};

async function listed(root: string, ...options: string[]): Promise<string[]> {
  const { code, output } = await runTool(root, 'git', ['ls-files', '-z', ...options]);
  if (code !== 0) throw new Error(output);
  return output.split('\0').filter(Boolean);
}

async function generatedOf(root: string, files: readonly string[]): Promise<string[]> {
  const candidates = files.filter((file) => !committed.some((place) => place.test(file)));
  const marked = await Promise.all(
    candidates
      .filter((file) => /\.(md|json|[cm]?[jt]sx?)$/.test(file))
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  return marked
    .filter(({ file, text }) => /\.generated\./.test(file) || /^\W{1,9}generated (by|from)\b/i.test(text))
    .map(({ file }) => file);
}

function bytesOf(root: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
}

async function excessOfDocument(root: string): Promise<string[]> {
  const document = await readFile(join(root, 'apps/api/openapi.json'), 'utf8');
  const operations = [...document.matchAll(/"operationId":/g)].length;
  return excess(
    'apps/api/openapi.json',
    Math.round(Buffer.byteLength(document) / operations),
    mostBytesAnOperation,
    'bytes an operation',
  );
}

function excess(what: string, bytes: number, most: number, unit = 'bytes'): string[] {
  return bytes > most ? [`${what} has ${bytes} ${unit}, at most ${most} are allowed`] : [];
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * npm omits packages of other platforms when it could not look them up, and then `npm ci` refuses the whole file. Where
 * it had the version without the hash, `npm ci` accepts any content on another machine: `npm run complete:lockfile`
 * adds the hashes. Registry URLs are left out: each machine uses its own.
 */
export const lockfileCheck: Check = {
  name: 'lockfile',
  find(root) {
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const places = Object.keys(lockfile.packages);
    return Promise.resolve(
      places.flatMap((place) => [
        ...missing(lockfile.packages, place),
        ...unlocked(place, lockfile.packages[place]),
      ]),
    );
  },
};

function unlocked(place: string, { integrity, resolved, link }: LockedPackage = {}): string[] {
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
