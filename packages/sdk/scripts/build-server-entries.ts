import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { Entry } from './entries.ts';

type Bundle = (entry: Record<string, string>, options: Options) => Promise<void>;
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Writes each entry again for the `react-server` condition, under which exports of a "use client" module are only
 * references. Components and hooks are re-exported from the browser entry; other exports are bundled without them, so
 * that a server can call them.
 */
export async function buildServerEntries(
  root: string,
  entries: readonly Entry[],
  bundle: Bundle,
): Promise<void> {
  const folder = join(root, '.cache', 'server-entries');
  rmSync(folder, { recursive: true, force: true });
  const sources: Record<string, string> = {};
  for (const { name, source } of entries) {
    const { forServer, forBrowser } = await sortExports(join(root, 'dist', `${name}.js`));
    if (forServer.length > 0) {
      const file = join(folder, `${name}.ts`);
      write(file, exportLine(forServer, relative(dirname(file), join(root, source))));
      sources[`server/callable/${name}`] = file;
    }
    const place = dirname(`server/${name}`);
    const lines = [
      forServer.length > 0 && exportLine(forServer, `${relative(place, `server/callable/${name}`)}.js`),
      forBrowser.length > 0 && exportLine(forBrowser, `${relative(place, name)}.js`),
    ];
    write(join(root, 'dist', 'server', `${name}.js`), lines.filter(Boolean).join(''));
  }
  await bundle(sources, {
    format: 'esm',
    // Handled by the plugin: tsup's own externals would keep unused imports of React.
    noExternal: ['@tanstack/react-query', reactModules],
    esbuildPlugins: [queryOptionsAlone(), withoutComponents()],
  });
}

/** Functions that are neither hooks nor components by their names, but need a browser. */
const ofBrowser = new Set(['icon', 'createToasts', 'showToast', 'showBriefly']);

/** Imports an entry to sort its exports, since a name alone does not distinguish a class from a component. */
async function sortExports(file: string): Promise<{ forServer: string[]; forBrowser: string[] }> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const names = Object.keys(exported).sort();
  const isOfBrowser = (name: string) =>
    isHook(name) || isComponent(name, exported[name]) || ofBrowser.has(name);
  return {
    forServer: names.filter((name) => !isOfBrowser(name)),
    forBrowser: names.filter(isOfBrowser),
  };
}

function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

function isComponent(name: string, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return '$$typeof' in value;
  return typeof value === 'function' && /^[A-Z]/.test(name) && !isClass(value);
}

function isClass(value: object): boolean {
  return Function.prototype.toString.call(value).startsWith('class');
}

function exportLine(names: readonly string[], from: string): string {
  return `export { ${names.join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}';\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Replaces React Query by the few functions that a server needs. */
function queryOptionsAlone(): EsbuildPlugin {
  const namespace = 'query-options';
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^@tanstack\/react-query$/ }, ({ path }) => ({
        path,
        namespace,
        sideEffects: false,
      }));
      // CommonJS, so that esbuild does not report imported hooks as missing exports.
      build.onLoad({ filter: /.*/, namespace }, () => ({
        contents: `
          exports.queryOptions = exports.infiniteQueryOptions = (options) => options;
          exports.keepPreviousData = (data) => data;`,
      }));
    },
  };
}

const reactModules = /^react(\/.*)?$/;

/** Drops modules without used exports by ignoring side effects; lazily loaded components stay external. */
function withoutComponents(): EsbuildPlugin {
  return {
    name: 'without-components',
    setup(build) {
      build.onResolve({ filter: reactModules }, ({ path }) => ({ path, external: true, sideEffects: false }));
      build.onResolve({ filter: /.*/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
        if (kind === 'dynamic-import' && path.endsWith('.tsx')) return { path, external: true };
        const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: 'resolved' });
        return found.errors.length > 0 ? undefined : { ...found, sideEffects: false };
      });
    },
  };
}
