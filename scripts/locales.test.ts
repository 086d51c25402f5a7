import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@pinfold/contract/languages';
import { describe, expect, it } from 'vitest';

type Messages = Readonly<Record<string, string>>;

interface Nested {
  readonly [key: string]: string | Nested;
}

const root = join(import.meta.dirname, '..');
const plural = /_(zero|one|two|few|many|other)$/;

/** A count with its noun; some words have the same singular and plural. */
const counts = /\{\{count\}\}\s+(?!(?:of|more|at|z|de|más|como)\s?)\p{L}/u;

const polish = globSync('{packages,apps}/*/src/**/{locales/pl/**/*,pl}.json', { cwd: root }).toSorted();

it('SDK-06 finds the texts of every workspace', () => {
  const workspaces = new Set(polish.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...workspaces]).toEqual(['apps/api', 'apps/panel', 'packages/contract', 'packages/sdk']);
});

describe.each(polish)('%s', (file) => {
  const original = read(file);

  describe.each(languages)('in %s', (language) => {
    const messages = read(fileIn(language, file));

    it('ERR-04 SDK-06 says everything that Polish says', () => {
      expect(meaningsOf(messages)).toEqual(meaningsOf(original));
    });

    it('SDK-06 has exactly the plural forms of its language', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const keys = Object.keys(messages);
      for (const base of new Set(keys.filter((key) => plural.test(key)).map(meaningOf))) {
        const forms = keys.filter((key) => meaningOf(key) === base && key !== base);
        expect(forms.map((key) => key.slice(base.length + 1)).toSorted(), base).toEqual(
          [...pluralCategories].toSorted(),
        );
      }
    });

    it('SDK-06 has plural forms of everything that it counts', () => {
      const counted = Object.entries(messages).filter(
        ([key, text]) => !plural.test(key) && counts.test(text),
      );
      expect(counted).toEqual([]);
    });

    it('SDK-06 fills the same braces as Polish', () => {
      for (const [key, text] of Object.entries(messages)) {
        const counterpart = original[key] ?? original[`${meaningOf(key)}_other`];
        expect(bracesOf(text), key).toEqual(bracesOf(counterpart ?? ''));
      }
    });

    it('leaves no message empty or with loose spaces', () => {
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), key).toBe(text);
        expect(text, key).not.toBe('');
      }
    });
  });
});

it('SDK-06 every language has the same files', () => {
  const files = globSync('{packages,apps}/*/src/**/locales/**/*.json', { cwd: root });
  const folders = Map.groupBy(files, (file) => file.slice(0, file.indexOf('/locales/')));
  for (const inFolder of folders.values()) {
    const [first, ...others] = languages.map((language) =>
      inFolder
        .filter((file) => file.includes(`/locales/${language}/`))
        .map((file) => file.split(`/locales/${language}/`)[1]),
    );
    for (const other of others) expect(other.toSorted()).toEqual(first?.toSorted());
  }
});

function read(file: string): Messages {
  return flat(JSON.parse(readFileSync(join(root, file), 'utf8')) as Nested);
}

/** Labels of a table may be grouped. */
function flat(messages: Nested, prefix = ''): Messages {
  return Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  );
}

function fileIn(language: string, polishFile: string): string {
  return polishFile.replace(/\/locales\/pl\/|\/pl[.]json$/, (found) => found.replace('pl', language));
}

function meaningOf(key: string): string {
  return key.replace(plural, '');
}

function meaningsOf(messages: Messages): string[] {
  return [...new Set(Object.keys(messages).map(meaningOf))].toSorted();
}

function bracesOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
}
