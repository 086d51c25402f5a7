import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { packageRoot, readEntries, type Entry } from './entries.ts';
import { reactStore } from './react-store.ts';
import { stripLocales } from './strip-locales.ts';

/** What a visitor downloads, in kilobytes of gzip. Each part has a budget, so that no change is fat unnoticed. */
interface Budget {
  entry: string;
  /** `own`: our code alone. `all`: with every library but React, until something is opened that loads by itself. */
  counts: 'own' | 'all';
  kilobytes: number;
}

const budgets: Budget[] = [
  { entry: 'index', counts: 'own', kilobytes: 8 },
  { entry: 'headless/reviews', counts: 'own', kilobytes: 15 },
  { entry: 'headless/session', counts: 'own', kilobytes: 3 },
  { entry: 'headless/company', counts: 'own', kilobytes: 15 },
  { entry: 'headless/listings', counts: 'own', kilobytes: 3 },
  { entry: 'headless/team', counts: 'own', kilobytes: 15 },
  // All features in one; who names a language fetches only the words of what is shown.
  { entry: 'locales/pl', counts: 'own', kilobytes: 14 },
  { entry: 'reviews', counts: 'all', kilobytes: 140 },
  { entry: 'team', counts: 'all', kilobytes: 140 },
  { entry: 'company', counts: 'all', kilobytes: 140 },
];

process.chdir(fileURLToPath(packageRoot));
const entries = readEntries();
const folder = mkdtempSync(join(tmpdir(), 'pinfold-size-'));
let isOver = false;
for (const budget of budgets) {
  const entry = entries.find(({ name }) => name === budget.entry);
  if (!entry) continue;
  const { atOnce, later } = await measure(entry, budget.counts);
  isOver ||= atOnce > budget.kilobytes;
  const verdict = atOnce > budget.kilobytes ? 'TOO BIG' : 'ok';
  const more = later > 0 ? `, ${later.toFixed(1)} KB more on demand` : '';
  console.log(
    `${entry.name.padEnd(20)} ${budget.counts.padEnd(4)} ${atOnce.toFixed(1).padStart(6)} of ${budget.kilobytes} KB  ${verdict}${more}`,
  );
}
rmSync(folder, { recursive: true });
if (isOver) process.exitCode = 1;

async function measure(
  { source }: Entry,
  counts: Budget['counts'],
): Promise<{ atOnce: number; later: number }> {
  const outDir = join(folder, String(Math.random()));
  const isOwn = counts === 'own';
  await build({
    entry: { bundle: source },
    outDir,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    config: false,
    silent: true,
    minify: true,
    splitting: true,
    metafile: true,
    esbuildPlugins: [stripLocales(), reactStore()],
    noExternal: isOwn ? [/^@pinfold\/contract/] : [/^(?!react$|react-dom|react\/|@pinfold\/sdk)/],
    external: isOwn ? [/^@pinfold\/sdk/, 'dayjs', /^[a-z]/] : [/^@pinfold\/sdk/, 'react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions: (esbuild) => {
      esbuild.conditions = ['pinfold-source', 'module', 'browser', 'production'];
      esbuild.jsx = 'automatic';
    },
  });
  return weigh(outDir);
}

interface Metafile {
  outputs: Record<
    string,
    { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] }
  >;
}

/** What the entry loads at once, and what waits until it is asked for. */
function weigh(outDir: string): { atOnce: number; later: number } {
  const { outputs } = JSON.parse(readFileSync(join(outDir, 'metafile-esm.json'), 'utf8')) as Metafile;
  const files = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  const first = files.find((path) => path.endsWith('/bundle.js'));
  const needed = new Set<string>();
  const follow = (path: string) => {
    if (needed.has(path)) return;
    needed.add(path);
    for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) follow(next);
  };
  if (first) follow(first);
  const sum = (paths: string[]) =>
    paths.reduce((total, path) => total + gzipSync(readFileSync(path)).length / 1024, 0);
  return { atOnce: sum([...needed]), later: sum(files.filter((path) => !needed.has(path))) };
}
