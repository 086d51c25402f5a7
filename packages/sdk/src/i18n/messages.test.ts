import { languages } from '@pinfold/contract/languages';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { pl } from '../locales/pl.ts';

const locales = { pl, en, es };
const plural = /_(zero|one|two|few|many|other)$/;

/** A number and what there is so many of; some words are the same for one and for many. */
const counts = /\{\{count\}\}\s+(?!(?:of|more|at|z|de|más|como)\s?)\p{L}/u;

function meaningsOf(messages: Readonly<Record<string, string>>) {
  return [...new Set(Object.keys(messages).map((key) => key.replace(plural, '')))].toSorted();
}

function bracesOf(message: string) {
  return [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
}

describe.each(languages)('messages in %s', (language) => {
  const { messages } = locales[language];

  it('ERR-04 SDK-06 says everything that Polish says', () => {
    expect(meaningsOf(messages)).toEqual(meaningsOf(pl.messages));
  });

  it('SDK-06 has exactly the plural forms of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const bases = new Set(
      Object.keys(messages)
        .filter((key) => plural.test(key))
        .map((key) => key.replace(plural, '')),
    );
    for (const base of bases) {
      const forms = Object.keys(messages).filter((key) => key.replace(plural, '') === base && key !== base);
      expect(forms.map((key) => key.slice(base.length + 1)).toSorted(), base).toEqual(
        [...pluralCategories].toSorted(),
      );
    }
  });

  it('SDK-06 has plural forms of everything that it counts', () => {
    const counted = Object.entries(messages).filter(
      ([key, message]) => !plural.test(key) && counts.test(message),
    );
    expect(counted).toEqual([]);
  });

  it('SDK-06 fills the same braces as Polish', () => {
    for (const [key, message] of Object.entries(messages)) {
      const counterpart = pl.messages[key] ?? pl.messages[`${key.replace(plural, '')}_other`];
      expect(bracesOf(message), key).toEqual(bracesOf(counterpart ?? ''));
    }
  });

  it('leaves no message empty or with loose spaces', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).toBe(message);
      expect(message, key).not.toBe('');
    }
  });

  it('EXT-06 gives the bar that stands on every page a name that nothing on a page has', () => {
    const label = messages['external_changes.protection.bar.label'];
    expect(label).toBeDefined();
    expect(Object.keys(messages).filter((key) => messages[key] === label)).toEqual([
      'external_changes.protection.bar.label',
    ]);
  });
});
