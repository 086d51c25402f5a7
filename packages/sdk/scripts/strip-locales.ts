import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Bundled into our own files, since a host would otherwise load all of its languages with it. */
export const reactAria = /^(react-aria|react-aria-components|react-stately|@internationalized\/\w+)($|\/)/;

/** React Aria's own words are kept in the languages that we speak; it carries thirty. */
const kept = new Set(['pl-PL', 'en-US', 'es-ES']);

/** Points every other language of React Aria to English, so that none of them is bundled and none is missing. */
export function stripLocales(): EsbuildPlugin {
  return {
    name: 'strip-locales',
    setup(build) {
      build.onResolve(
        { filter: /\/intl\/.*\/[a-z]{2}-[A-Z]{2}\.[cm]?js$/ },
        ({ path, importer, resolveDir, kind, pluginData }) => {
          if (pluginData === 'stripped') return undefined;
          const locale = /([a-z]{2}-[A-Z]{2})\.[cm]?js$/.exec(path)?.[1] ?? '';
          if (kept.has(locale)) return undefined;
          const english = path.replace(locale, 'en-US');
          return build.resolve(english, { importer, resolveDir, kind, pluginData: 'stripped' });
        },
      );
    },
  };
}
