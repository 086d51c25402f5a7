import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/** Packages that are bundled, since a host would otherwise load all of their languages. */
export const reactAria = /^(react-aria|react-aria-components|react-stately|@internationalized\/\w+)($|\/)/;

/** React Aria's texts are kept in our languages; it has thirty. */
const kept = new Set(['pl-PL', 'en-US', 'es-ES']);

/**
 * Resolves all other languages of React Aria to English, and all calendars to the Gregorian one, which our languages
 * have, so that they are not bundled.
 */
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
      build.onLoad({ filter: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ }, () => ({
        contents: `
          import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
          export const createCalendar = () => new GregorianCalendar();`,
      }));
    },
  };
}
