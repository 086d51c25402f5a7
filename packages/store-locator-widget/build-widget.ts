import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { leafletParts, messagesBesideApp } from './vite-plugins.ts';
import { viewAliases } from './preact-aliases.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A built file of the app. */
export interface Chunk {
  /** Path relative to the script. */
  file: string;
  /** The entry module of the chunk; empty for a shared one. */
  module: string;
  /** Files that it imports statically. */
  imports: readonly string[];
  isApp: boolean;
}

/**
 * Builds `store-locator.js` and the chunks that it loads, each with a brotli and a gzip file. The chunks are built first,
 * since the script contains the app's name.
 */
export async function buildWidget(folder: string): Promise<readonly Chunk[]> {
  await rm(folder, { recursive: true, force: true });
  const chunks = await buildApp(join(folder, 'store-locator'));
  const app = chunks.find(({ isApp }) => isApp);
  if (!app) throw new Error('The app was built without a beginning.');
  await buildScript(folder, app);
  await compress(folder);
  return chunks;
}

async function buildApp(outDir: string): Promise<Chunk[]> {
  const built = await build({
    ...shared,
    build: {
      ...shared.build,
      outDir,
      // In library mode vite adds no preload links to the page's head.
      lib: { entry: { app: join(here, 'src/app/app.tsx') }, formats: ['es'] },
      rolldownOptions: {
        // The app may export what details and map share with it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          // Nearly all functions run before the list is shown: lets V8 compile them eagerly, off the main thread.
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
          // Library mode keeps annotations for bundlers.
          comments: { annotation: false },
          minify: true,
        },
      },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return files
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, isEntry }) => ({
      file: `store-locator/${fileName}`,
      module: facadeModuleId ?? '',
      imports: imports.map((file) => `store-locator/${file}`),
      isApp: isEntry,
    }));
}

async function buildScript(outDir: string, app: Chunk): Promise<void> {
  await build({
    ...shared,
    define: {
      ...shared.define,
      'import.meta.env.WIDGET_APP': JSON.stringify(app.file.replace(/[.]js$/, '')),
    },
    build: {
      ...shared.build,
      outDir,
      lib: {
        entry: join(here, 'src/element.ts'),
        formats: ['iife'],
        name: 'pinfoldStoreLocator',
        fileName: () => 'store-locator.js',
      },
    },
  });
}

const shared = {
  root: here,
  configFile: false,
  logLevel: 'warn',
  // Relative addresses between chunks.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Independent of NODE_ENV.
  mode: 'production',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { alias: viewAliases, conditions: ['pinfold-source', 'module', 'browser', 'production'] },
  publicDir: false,
  plugins: [leafletParts(), messagesBesideApp()],
  build: {
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
} satisfies InlineConfig;

async function compress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => join(folder, file));
  for (const script of scripts) {
    const text = await readFile(script);
    await writeFile(
      `${script}.br`,
      await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(`${script}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}
