import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { leafletParts, messagesBesideApp } from './vite-plugins.ts';
import { viewAliases } from './preact-aliases.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A file of the app, and what comes along with it. */
export interface Chunk {
  /** Beside the script that a page names. */
  file: string;
  /** The module that it is made for, if it is made for one. */
  module: string;
  /** Files that are fetched at once when it is. */
  imports: readonly string[];
  isApp: boolean;
}

/**
 * Builds the script tag’s `store-locator.js` and the chunks that it brings, each beside its brotli and gzip. The chunks
 * come first, since the script names some of them.
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
      // As a library nothing is added that would put links to chunks into the page’s head.
      lib: { entry: { app: join(here, 'src/app/app.tsx') }, formats: ['es'] },
      rolldownOptions: {
        // What details and map share with the app lies in the app, packed with the rest of it.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          // Nearly all of it runs before the list is there: a browser that can prepares it beside the page.
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
          // Vite keeps notes for bundlers in a library; browsers only have to read past them.
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
  // Chunks find each other wherever they are served from.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  // The same whatever the environment of who builds it says.
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
