import { createInstance } from 'i18next';
import { formatNumber } from './format-number.ts';
import type { Locale } from './locale.ts';
import type { MessageOverrides, TranslationKey } from './message-key.ts';

/** What a message's braces are filled with. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the words for a key. Before the language has arrived it gives an empty string. */
export type Translate = (key: TranslationKey, values?: MessageValues) => string;

/** A translator over an i18next instance of its own, so that the host's instance never hears of it. */
export function createTranslate(locale: Locale | undefined, overrides: MessageOverrides = {}): Translate {
  if (!locale) return () => '';
  const { language } = locale;
  const i18n = createInstance().use({
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown) => (typeof value === 'number' ? formatNumber(value, language) : String(value)),
  });
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { pinfold: { ...locale.messages, ...overrides } } },
    ns: 'pinfold',
    defaultNS: 'pinfold',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    parseMissingKeyHandler: () => '',
    // React escapes by itself.
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  return (key, values) => i18n.t(key, { ...values });
}
