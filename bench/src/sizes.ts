import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { installPeers, peersFolder } from './install-peers.ts';

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

/** What the inbox may weigh when it is shown, in kilobytes of gzip; its forms and dialogs load when they are opened. */
const inboxBar = 140 * 1024;

/** What a page downloads to show the inbox, beside two well-known components. Answers the bars that were missed. */
export async function benchSizes(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const sizes = [];
  for (const subject of subjects) sizes.push({ ...subject, ...(await weigh(subject)) });
  const ours = sizes.find(({ isOurs }) => isOurs)?.atOnce ?? Number.NaN;
  say(
    `\n${'gzip, without React'.padEnd(32)}${'at once'.padStart(12)}${'in all'.padStart(12)}${'ours/its'.padStart(12)}`,
  );
  for (const { name, atOnce, all, isOurs } of sizes)
    say(
      `${name.padEnd(32)}${kilobytes(atOnce)}${kilobytes(all)}${(isOurs ? '' : (ours / atOnce).toFixed(2)).padStart(12)}`,
    );
  return ours <= inboxBar
    ? []
    : [`the inbox weighs ${kilobytes(ours).trim()} of ${kilobytes(inboxBar).trim()}`];
}

async function weigh({ entry, folder }: Subject): Promise<{ atOnce: number; all: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    outdir: folder,
    absWorkingDir: folder,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['module', 'browser', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty' },
    external: hostOwns,
    logLevel: 'error',
  });
  const bytes = new Map(
    outputFiles.map(({ path, contents }) => [
      relative(folder, path),
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
  const sum = (paths: Iterable<string>) =>
    [...paths]
      .filter((path) => path.endsWith('.js'))
      .reduce((total, path) => total + (bytes.get(path) ?? 0), 0);
  return { atOnce: sum(loadedAtOnce(metafile)), all: sum(bytes.keys()) };
}

/** The entry and all that it imports, but not what it imports when asked. */
function loadedAtOnce({ outputs }: Metafile): Set<string> {
  const loaded = new Set<string>();
  const follow = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) follow(next);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') follow(path);
  return loaded;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
