import { createInstance } from 'i18next';
import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';
import type { MessageOverrides, Messages, TranslationKey } from './namespaces.ts';

/** Values of a message's placeholders. `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key; '' until the language has loaded. */
export type Translate = (key: TranslationKey, values?: MessageValues) => string;

/**
 * Returns a translator with its own i18next instance. The public types do not depend on i18next's, since a host may
 * augment those.
 */
export function createTranslate(locale: Locale | undefined, overrides: MessageOverrides = {}): Translate {
  if (!locale) return () => '';
  const { language } = locale;
  const resources = withOverrides(locale.resources, overrides);
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: resources },
    // `team.title` is `title` in namespace `team`; a key without a known namespace is in `shared`.
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
    // No nesting, so that inserted values are not parsed as templates.
    return i18n.t(key, { replace, nest: false, ...(typeof count === 'number' && { count }) });
  };
}

/** Replaces our texts by a host's, each in the namespace of its key. */
function withOverrides(ours: Locale['resources'], overrides: MessageOverrides): Record<string, Messages> {
  const resources: Record<string, Messages> = { shared: {}, ...ours };
  for (const [key, text] of Object.entries(overrides)) {
    const [first = '', ...rest] = key.split('.');
    const [namespace, stored] = Object.hasOwn(ours, first) ? [first, rest.join('.')] : ['shared', key];
    resources[namespace] = { ...resources[namespace], [stored]: text };
  }
  return resources;
}
