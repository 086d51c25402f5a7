import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const peersFolder = fileURLToPath(new URL('../peers', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** React is the host's own; everything else that a host would download is counted. */
const hostOwns = ['react', 'react-dom', 'react-dom/*', 'react/*'];

interface Subject {
  name: string;
  folder: string;
  /** The imports of somebody who shows the whole thing. */
  entry: string;
  isOurs?: true;
}

const subjects: Subject[] = [
  {
    name: '@pinfold/sdk ReviewsInbox',
    folder: here,
    entry: `export { PinfoldProvider } from '@pinfold/sdk'; export { ReviewsInbox } from '@pinfold/sdk/reviews';`,
    isOurs: true,
  },
  {
    name: 'stream-chat-react',
    folder: peersFolder,
    entry: `export { StreamChat } from 'stream-chat';
      export { Chat, Channel, ChannelHeader, ChannelList, MessageComposer, MessageList, Thread, Window } from 'stream-chat-react';`,
  },
  {
    name: '@yext/search-ui-react',
    folder: peersFolder,
    entry: `export { SearchHeadlessProvider, provideHeadless } from '@yext/search-headless-react';
      export { AppliedFilters, Pagination, ResultsCount, SearchBar, SortingDropdown, StandardCard, StandardFacets, VerticalResults } from '@yext/search-ui-react';`,
  },
];

/** What a page downloads to show the inbox, beside two well-known components of the same weight class. Answers the bars that were missed. */
export async function benchSizes(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const sizes = [];
  for (const subject of subjects) sizes.push({ ...subject, bytes: await gzipBytes(subject) });
  const ours = sizes.find(({ isOurs }) => isOurs)?.bytes ?? Number.NaN;
  say(`\n${'all-in, gzip, without React'.padEnd(32)}${'size'.padStart(12)}${'ours/its'.padStart(12)}`);
  for (const { name, bytes, isOurs } of sizes)
    say(`${name.padEnd(32)}${kilobytes(bytes)}${(isOurs ? '' : (ours / bytes).toFixed(2)).padStart(12)}`);
  return sizes
    .filter(({ bytes, isOurs }) => !isOurs && !(ours <= bytes))
    .map(
      ({ name, bytes }) => `the inbox weighs ${kilobytes(ours).trim()}, ${name} ${kilobytes(bytes).trim()}`,
    );
}

async function gzipBytes({ entry, folder }: Subject): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: folder,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['pinfold-source', 'module', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty' },
    external: hostOwns,
    logLevel: 'error',
  });
  return outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** On demand, by their own lockfile: nothing else in the project needs them. */
async function installPeers(say: (line: string) => void): Promise<void> {
  const installed = await access(`${peersFolder}/node_modules/.package-lock.json`).then(
    () => true,
    () => false,
  );
  if (installed) return;
  say('installing the peers');
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: peersFolder });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
