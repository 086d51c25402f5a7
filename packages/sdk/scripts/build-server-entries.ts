import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { Entry } from './entries.ts';

type Bundle = (entry: Record<string, string>, options: Options) => Promise<void>;
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Writes each entry once more for React's server condition, where everything of a module that says "use client" is a
 * reference. Components and hooks are taken from the entry for browsers; whatever else it exports is bundled without
 * them, so that a server can call it.
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
    // Not left to the bundler's own rule, which would keep an import of React that only left-out hooks used.
    noExternal: ['@tanstack/react-query', reactModules],
    esbuildPlugins: [queryOptionsAlone(), withoutComponents()],
  });
}

/** Written like others, and of no use without a browser: a component’s drawing, and what appears on a screen. */
const ofBrowser = new Set(['icon', 'createToasts', 'showToast', 'showBriefly']);

/** What an entry exports, as it is: a name alone does not tell a class from a component. */
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

/** All that a server needs of React Query: what describes a query is given back as it is. */
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
      // As CommonJS: of the hooks that are named beside it nothing is kept, hence nothing is missing.
      build.onLoad({ filter: /.*/, namespace }, () => ({
        contents: `
          exports.queryOptions = exports.infiniteQueryOptions = (options) => options;
          exports.keepPreviousData = (data) => data;`,
      }));
    },
  };
}

const reactModules = /^react(\/.*)?$/;

/** Modules of which nothing is used are left out, whatever they make while they load; so is what is only drawn later. */
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
