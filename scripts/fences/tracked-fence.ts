import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fence } from './fence.ts';
import { runTool } from './run-tool.ts';

/** What a program writes and git holds all the same: a review reads it, or nothing could make it again. */
const committed = [
  /^apps\/api\/openapi\.json$/,
  /^apps\/api\/drizzle\//,
  /^packages\/sdk\/api-report\//,
  /(^|\/)package-lock\.json$/,
];

/** Of everything that git holds. Raise it for something that people write or look at, not for what can be built. */
const mostBytes = 17_000_000;

/** Of the OpenAPI document, for each operation: beyond it something repeats that the contract could name. */
const mostBytesAnOperation = 2300;

/** What can be built is built, and the OpenAPI document stays short enough to be read. */
export const trackedFence: Fence = {
  name: 'tracked',
  async find(root) {
    // An unpacked archive does not say what is tracked.
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
