import { createInstance } from 'i18next';
import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';
import type { MessageOverrides, Messages, TranslationKey } from './namespaces.ts';

/** What a message's braces are filled with. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key. Before the language has arrived it is an empty string. */
export type Translate = (key: TranslationKey, values?: MessageValues) => string;

/**
 * Translates by an i18next instance of its own, which no other library on the page knows. Its types stay inside, since a
 * host may declare what i18next's keys are.
 */
export function createTranslate(locale: Locale | undefined, overrides: MessageOverrides = {}): Translate {
  if (!locale) return () => '';
  const { language } = locale;
  const resources = withOverrides(locale.resources, overrides);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: resources },
    // `team.title` is `title` of the namespace `team`; a key that begins with no namespace is one of `shared`.
    ns: Object.keys(resources),
    defaultNS: 'shared',
    nsSeparator: '.',
    keySeparator: '.',
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: () => '',
  });
  const written = (value: string | number) =>
    typeof value === 'number' ? formatNumber(value, language) : value;

  return (key, values = {}) => {
    const { count } = values;
    const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)]));
    // No nesting: what is filled in must not be read as a template.
    return i18n.t(key, { replace, nest: false, ...(typeof count === 'number' && { count }) });
  };
}

/** A host's texts take the place of ours, each in the namespace of its key. */
function withOverrides(ours: Locale['resources'], overrides: MessageOverrides): Record<string, Messages> {
  const resources: Record<string, Messages> = { shared: {}, ...ours };
  for (const [key, text] of Object.entries(overrides)) {
    const [first = '', ...rest] = key.split('.');
    const [namespace, stored] = Object.hasOwn(ours, first) ? [first, rest.join('.')] : ['shared', key];
    resources[namespace] = { ...resources[namespace], [stored]: text };
  }
  return resources;
}
