import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { packageRoot, readEntries, type Entry } from './entries.ts';

/** What a visitor downloads, in kilobytes of gzip. Each part has a budget, so that no change is fat unnoticed. */
interface Budget {
  entry: string;
  /** `own`: our code alone. `all`: with every library but React. */
  counts: 'own' | 'all';
  kilobytes: number;
}

const budgets: Budget[] = [
  { entry: 'index', counts: 'own', kilobytes: 8 },
  { entry: 'headless/reviews', counts: 'own', kilobytes: 15 },
  { entry: 'headless/session', counts: 'own', kilobytes: 3 },
  { entry: 'headless/company', counts: 'own', kilobytes: 3 },
  { entry: 'headless/listings', counts: 'own', kilobytes: 3 },
  { entry: 'locales/pl', counts: 'own', kilobytes: 12 },
  { entry: 'reviews', counts: 'all', kilobytes: 140 },
];

process.chdir(fileURLToPath(packageRoot));
const entries = readEntries();
const folder = mkdtempSync(join(tmpdir(), 'pinfold-size-'));
let isOver = false;
for (const budget of budgets) {
  const entry = entries.find(({ name }) => name === budget.entry);
  if (!entry) continue;
  const size = await measure(entry, budget.counts);
  isOver ||= size > budget.kilobytes;
  const verdict = size > budget.kilobytes ? 'TOO BIG' : 'ok';
  console.log(
    `${entry.name.padEnd(20)} ${budget.counts.padEnd(4)} ${size.toFixed(1).padStart(6)} of ${budget.kilobytes} KB  ${verdict}`,
  );
}
rmSync(folder, { recursive: true });
if (isOver) process.exitCode = 1;

async function measure({ source }: Entry, counts: Budget['counts']): Promise<number> {
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
    splitting: false,
    noExternal: isOwn ? [/^@pinfold\/contract/] : [/^(?!react$|react-dom|react\/|@pinfold\/sdk)/],
    external: isOwn ? [/^@pinfold\/sdk/, 'dayjs', /^[a-z]/] : [/^@pinfold\/sdk/, 'react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions: (esbuild) => {
      esbuild.conditions = ['pinfold-source', 'module', 'browser', 'production'];
      esbuild.jsx = 'automatic';
    },
  });
  return gzipSync(readFileSync(join(outDir, 'bundle.js'))).length / 1024;
}
