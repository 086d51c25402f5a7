import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { run } from './run.ts';

/** Builds a host's apps in development mode, since only then React warns, and with readable names. */
export async function buildApps(folder: string): Promise<void> {
  const app = (name: string) => join(folder, 'apps', name);
  const built = (name: string) => join(folder, 'built', name);
  await run(
    folder,
    'env',
    'NODE_ENV=development',
    'vite',
    'build',
    app('in-browser'),
    '--mode',
    'development',
    '--minify',
    'false',
    '--logLevel',
    'warn',
  );
  for (const name of ['plain-page', 'server-rendered']) {
    mkdirSync(built(name), { recursive: true });
    cpSync(join(app(name), 'index.html'), join(built(name), 'index.html'));
  }
  await bundle(folder, { entryPoints: [join(app('plain-page'), 'main.ts')], outdir: built('plain-page') });
  await bundle(folder, {
    entryPoints: [join(app('server-rendered'), 'main.tsx')],
    outdir: built('server-rendered'),
  });
  // As ES module and as CommonJS, to check that each loads a single copy of React.
  for (const format of ['esm', 'cjs'] as const)
    await bundle(folder, {
      entryPoints: [join(app('server-rendered'), 'server.tsx')],
      outfile: join(built('server'), format === 'esm' ? 'server.mjs' : 'server.cjs'),
      platform: 'node',
      packages: 'external',
      splitting: false,
      format,
    });
}

function bundle(folder: string, options: BuildOptions) {
  return build({
    absWorkingDir: folder,
    bundle: true,
    splitting: options.outdir !== undefined,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    ...options,
  });
}
