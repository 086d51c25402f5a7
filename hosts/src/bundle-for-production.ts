import { build } from 'esbuild';

/** Returns the production bundle of a few imports, including lazily loaded chunks. */
export async function bundleForProduction(folder: string, source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    absWorkingDir: folder,
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
