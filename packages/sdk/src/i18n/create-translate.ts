import { formatNumber } from './format.ts';
import type { Locale } from './locale.ts';
import type { MessageOverrides, TranslationKey } from './message-key.ts';

/** What a message's braces are filled with. `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the words for a key. Before the language has arrived it gives an empty string. */
export type Translate = (key: TranslationKey, values?: MessageValues) => string;

/**
 * A translator over one language, of which a host's own library never hears. Plural forms are the platform's
 * (`Intl.PluralRules`); what is filled in is never read as a template.
 */
export function createTranslate(locale: Locale | undefined, overrides: MessageOverrides = {}): Translate {
  if (!locale) return () => '';
  const { language } = locale;
  const messages: Readonly<Record<string, string | undefined>> = { ...locale.messages, ...overrides };
  const plurals = new Intl.PluralRules(language);
  const written = (value: string | number | undefined) =>
    typeof value === 'number' ? formatNumber(value, language) : (value ?? '');

  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? messages[`${key}_${plurals.select(count)}`] : undefined;
    const message = form ?? messages[key] ?? '';
    return message.replaceAll(/\{\{(\w+)\}\}/g, (_braces, name: string) => written(values[name]));
  };
}
