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
  entry: string;
  isOurs?: true;
}

/** Imports of an app that uses all of a package. */
const whole: Subject[] = [
  ours(
    'ReviewsInbox',
    `export { PinfoldProvider } from '@pinfold/sdk'; export { ReviewsInbox } from '@pinfold/sdk/reviews';`,
  ),
  peer(
    'stream-chat-react',
    `export { StreamChat } from 'stream-chat';
    export { Chat, Channel, ChannelHeader, ChannelList, MessageComposer, MessageList, Thread, Window } from 'stream-chat-react';`,
  ),
  peer(
    '@liveblocks/react-ui',
    `export { LiveblocksProvider, RoomProvider, useInboxNotifications, useThreads } from '@liveblocks/react';
    export { Composer, InboxNotification, InboxNotificationList, Thread } from '@liveblocks/react-ui';`,
  ),
  peer('@novu/react', `export { Inbox } from '@novu/react';`),
  peer(
    '@knocklabs/react',
    `export { KnockFeedProvider, KnockProvider, NotificationFeed, NotificationIconButton } from '@knocklabs/react';`,
  ),
  peer(
    '@yext/search-ui-react',
    `export { SearchHeadlessProvider, provideHeadless } from '@yext/search-headless-react';
    export { AppliedFilters, Pagination, ResultsCount, SearchBar, StandardCard, StandardFacets, VerticalResults } from '@yext/search-ui-react';`,
  ),
];

/** One small export of each: how much is loaded with it shows how well a package can be tree-shaken. */
const oneName: Subject[] = [
  ours('{ Button }', `export { Button } from '@pinfold/sdk/ui';`),
  peer('stream-chat-react { Avatar }', `export { Avatar } from 'stream-chat-react';`),
  peer('@liveblocks/react-ui { Cursor }', `export { Cursor } from '@liveblocks/react-ui';`),
  peer('@novu/react { Bell }', `export { Bell } from '@novu/react';`),
  peer('@knocklabs/react { BellIcon }', `export { BellIcon } from '@knocklabs/react';`),
  peer('@yext/search-ui-react { Pagination }', `export { Pagination } from '@yext/search-ui-react';`),
];

/** One hook or one rule, without anything to draw. */
const headless: Subject[] = [
  ours(
    'headless { useReviews }',
    `export { PinfoldProvider } from '@pinfold/sdk'; export { useReviews } from '@pinfold/sdk/headless/reviews';`,
  ),
  peer(
    '@liveblocks/react { useThreads }',
    `export { LiveblocksProvider, RoomProvider, useThreads } from '@liveblocks/react';`,
  ),
  peer(
    '@novu/react/hooks { useNotifications }',
    `export { NovuProvider, useNotifications } from '@novu/react/hooks';`,
  ),
  peer(
    '@knocklabs/react-core { useNotifications }',
    `export { KnockProvider, useNotifications } from '@knocklabs/react-core';`,
  ),
];

function ours(what: string, entry: string): Subject {
  return { name: `@pinfold/sdk ${what}`, folder: here, entry, isOurs: true };
}

function peer(name: string, entry: string): Subject {
  return { name, folder: peersFolder, entry };
}

/** What the inbox may weigh when it is shown, in kilobytes of gzip; its forms and dialogs load when they are opened. */
const inboxBar = 140 * 1024;

/** Measures what a page downloads for the SDK, beside well-known components. Returns the bars that were missed. */
export async function benchSizes(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const inbox = await compare('gzip, without React', whole, say);
  await compare('one name', oneName, say);
  await compare('one hook', headless, say);
  return inbox <= inboxBar
    ? []
    : [`the inbox weighs ${kilobytes(inbox).trim()} of ${kilobytes(inboxBar).trim()}`];
}

/** Returns how much of the SDK is loaded at once. */
async function compare(
  title: string,
  subjects: readonly Subject[],
  say: (line: string) => void,
): Promise<number> {
  const sizes = [];
  for (const subject of subjects) sizes.push({ ...subject, ...(await weigh(subject)) });
  const own = sizes.find(({ isOurs }) => isOurs)?.atOnce ?? Number.NaN;
  say(`\n${title.padEnd(44)}${'at once'.padStart(12)}${'in all'.padStart(12)}${'ours/its'.padStart(12)}`);
  for (const { name, atOnce, all, isOurs } of sizes)
    say(
      `${name.padEnd(44)}${kilobytes(atOnce)}${kilobytes(all)}${(isOurs ? '' : (own / atOnce).toFixed(2)).padStart(12)}`,
    );
  return own;
}

async function weigh({ entry, folder }: Subject): Promise<{ atOnce: number; all: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'js' },
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
