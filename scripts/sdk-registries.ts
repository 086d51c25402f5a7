import { isData } from '../packages/sdk/scripts/entries.ts';

const notice = '// Written by `npm run generate` from `pl.ts`.\n';
const otherLanguages = { en: 'English', es: 'Spanish' };

/** Returns the modules with all texts of the other languages, which differ from the Polish one in the language alone. */
export function localeModules(polish: string): [file: string, content: string][] {
  return Object.entries(otherLanguages).map(([language, name]) => [
    `packages/sdk/src/locales/${language}.ts`,
    notice + polish.replaceAll(/\bpl\b/g, language).replaceAll('Polish', name),
  ]);
}

interface Manifest {
  exports: Record<string, string | { 'pinfold-source': string }>;
}

/** Completes the manifest's `exports`: where an entry's build lies follows from its source. */
export function withExports(manifest: string): string {
  const wanted = JSON.parse(manifest) as Manifest;
  for (const [path, target] of Object.entries(wanted.exports))
    if (typeof target !== 'string') wanted.exports[path] = targetsOf(path, target['pinfold-source']);
  return `${JSON.stringify(wanted, null, 2)}\n`;
}

function targetsOf(path: string, source: string) {
  const name = path === '.' ? 'index' : path.slice(2);
  const types = source.replace(/^\.\/src(.*)\.tsx?$/, './dist/types$1.d.');
  return {
    'pinfold-source': source,
    ...(!isData({ name, source }) && {
      'react-server': { types: `${types}ts`, default: `./dist/server/${name}.js` },
    }),
    import: { types: `${types}ts`, default: `./dist/${name}.js` },
    require: { types: `${types}cts`, default: `./dist/${name}.cjs` },
  };
}
