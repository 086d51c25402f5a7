import { relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { context, type BuildContext, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { compactStyles } from './compact-styles.ts';
import { onlyWithin } from './only-within.ts';
import { reactStore } from './react-store.ts';
import { stripLocales } from './strip-locales.ts';

/** What of a bundle counts; `check-size.ts` says what each means. */
export type Counts = 'own' | 'whole' | 'all' | 'feature';

/** Kilobytes of gzip. */
export interface BundleSize {
  /** What loads with the entry. */
  atOnce: number;
  /** Lazy chunks. */
  later: number;
}

/** Peer dependencies, which a host has already. */
const peers = ['react', 'react-dom', '@tanstack/react-query', 'styled-components'];

/** The name by which a bundler asks for the module that is measured. */
const measured = 'measured';

/**
 * Bundles modules as a host does, one after another. A bundler goes on with the next module and knows what it has parsed
 * for others, which was most of its work. `dispose` ends it.
 */
export function bundleSizes(libraries: readonly string[]) {
  const bundlers = new Map<string, Promise<Bundler>>();
  return {
    measure(source: string, counts: Counts): Promise<BundleSize> {
      const feature = counts === 'feature' ? featureOf(source) : '';
      const key = `${counts} ${feature}`;
      const bundler = bundlers.get(key) ?? startBundler(counts, feature, libraries);
      bundlers.set(key, bundler);
      return bundler.then((one) => one.measure(source));
    },
    async dispose(): Promise<void> {
      for (const bundler of bundlers.values()) await (await bundler).context.dispose();
    },
  };
}

interface Bundler {
  context: BuildContext;
  measure(source: string): Promise<BundleSize>;
}

async function startBundler(counts: Counts, feature: string, libraries: readonly string[]): Promise<Bundler> {
  let current = '';
  const takesCurrent: Plugin = {
    name: 'takes-current',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${measured}$`) }, () => ({ path: resolve(current) }));
    },
  };
  const started = await context({
    entryPoints: { bundle: measured },
    outdir: 'measured',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'error',
    conditions: ['pinfold-source', 'module', 'browser', 'production'],
    mainFields: ['browser', 'module', 'main'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.png': 'file' },
    plugins: [
      takesCurrent,
      leavesOut(leftOut(counts, libraries)),
      ...(counts === 'feature' ? [onlyWithin(feature)] : [compactStyles(), stripLocales(), reactStore()]),
    ],
  });
  return {
    context: started,
    async measure(source) {
      current = source;
      const { outputFiles, metafile } = await started.rebuild();
      return weigh(outputFiles ?? [], metafile);
    },
  };
}

/** Of what is imported by name: everything that is not ours, or what the host has. */
function leftOut(counts: Counts, libraries: readonly string[]): RegExp {
  if (counts === 'own') return new RegExp(`^(@pinfold/sdk|[a-z]|(${libraries.join('|')})($|/))`);
  return new RegExp(
    `^(@pinfold/sdk|(${(counts === 'whole' ? peers : ['react', 'react-dom']).join('|')})($|/))`,
  );
}

function leavesOut(filter: RegExp): Plugin {
  return {
    name: 'leaves-out',
    setup(build) {
      build.onResolve({ filter }, ({ path }) => (path === measured ? undefined : { external: true }));
    },
  };
}

/** The folder of the feature that a source belongs to. */
function featureOf(source: string): string {
  return resolve(...source.split('/').slice(0, 4)) + sep;
}

function weigh(files: readonly OutputFile[], { outputs }: Metafile): BundleSize {
  const sizes = new Map(
    files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, contents }) => [relative('.', path), gzipSync(contents).length / 1024]),
  );
  const first = [...sizes.keys()].find((path) => path.endsWith('/bundle.js'));
  if (!first) throw new Error('a bundle of which nothing was written weighs nothing');
  const reachedBy = (isFollowed: (kind: string) => boolean): Set<string> => {
    const reached = new Set<string>();
    const follow = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const { path: next, kind, external } of outputs[path]?.imports ?? [])
        if (!external && isFollowed(kind)) follow(next);
    };
    follow(first);
    return reached;
  };
  const atOnce = reachedBy((kind) => kind === 'import-statement');
  const all = reachedBy(() => true);
  const sum = (paths: Iterable<string>) =>
    [...paths].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  return { atOnce: sum(atOnce), later: sum([...all].filter((path) => !atOnce.has(path))) };
}
