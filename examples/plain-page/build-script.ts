import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Builds the page's script; languages and dialogs are chunks beside it, loaded on demand. */
export async function buildScript(): Promise<void> {
  rmSync(`${folder}dist`, { recursive: true, force: true });
  await build({
    entryPoints: [`${folder}mount-inbox.tsx`],
    outdir: `${folder}dist`,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    // In this repository the SDK is read from its sources. With the installed package this line is not needed.
    conditions: ['pinfold-source', 'module'],
  });
}
