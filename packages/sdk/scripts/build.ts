import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Options } from 'tsup';
import { buildClientTypes } from '../../../scripts/build-client-types.mjs';
import { buildDeclarations } from './build-declarations.ts';
import { buildServerEntries } from './build-server-entries.ts';
import { bundled } from './bundled.ts';
import { dayjsModules } from './dayjs-modules.ts';
import { reactStore } from './react-store.ts';
import { compactStyles } from './compact-styles.ts';
import { stripLocales } from './strip-locales.ts';
import { isData, packageRoot, readEntries, type Entry } from './entries.ts';

const root = fileURLToPath(packageRoot);
process.chdir(root);
rmSync('dist', { recursive: true, force: true });
await buildClientTypes();

const entries = readEntries();
/** i18next does not declare `sideEffects: false`. In its own file, bundlers drop it where nothing is translated. */
const apart: Entry[] = [{ name: 'internal/i18n', source: 'src/i18n/i18n.ts' }];
await bundle(entries.filter(isData), {});
await bundle([...entries.filter((entry) => !isData(entry)), ...apart], { banner: { js: '"use client";' } });
leadWithClient();
await buildServerEntries(
  root,
  entries.filter((entry) => !isData(entry)),
  bundleSources,
);
buildDeclarations(root);

/** Bundles entries with shared chunks, also in CommonJS: a duplicated context would not be shared. */
async function bundle(some: readonly Entry[], options: Options) {
  await bundleSources(Object.fromEntries(some.map(({ name, source }) => [name, source])), options);
}

async function bundleSources(
  entry: Record<string, string>,
  { esbuildPlugins = [], noExternal = [], ...options }: Options,
) {
  await build({
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: false,
    sourcemap: false,
    config: false,
    dts: false,
    silent: true,
    noExternal: [...bundled, ...noExternal],
    esbuildPlugins: [...esbuildPlugins, compactStyles(), stripLocales(), reactStore(), dayjsModules()],
    // Locales stay separate files, loaded on demand.
    external: [/^@pinfold\/sdk/],
    esbuildOptions: (esbuild) => {
      esbuild.conditions = ['pinfold-source', 'module'];
      esbuild.mainFields = ['module', 'main'];
      esbuild.jsx = 'automatic';
      esbuild.chunkNames = 'chunks/[name]-[hash]';
      esbuild.logOverride = { 'ignored-bare-import': 'silent' };
    },
    ...options,
  });
}

/** Moves "use client" to the top of CommonJS files: bundlers ignore it after esbuild's preamble. */
function leadWithClient() {
  const directive = '"use client";';
  for (const file of globSync('dist/**/*.cjs')) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(directive)) writeFileSync(file, directive + text.replace(directive, ''));
  }
}
