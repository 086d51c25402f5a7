import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { es } from '../locales/es.ts';
import { pl } from '../locales/pl.ts';
import { createTranslate } from './i18n.ts';

describe('createTranslate', () => {
  it.each([
    [1, '1 opinia'],
    [2, '2 opinie'],
    [5, '5 opinii'],
    [22, '22 opinie'],
    [3412, '3\u202f412 opinii'],
  ])('SDK-06 Polish words follow the number %i and thousands stand apart', (count, words) => {
    expect(createTranslate(pl)('reviews.count', { count })).toBe(words);
  });

  it('SDK-06 Spanish counts a million with de', () => {
    const t = createTranslate(es);
    expect(t('reviews.count', { count: 1_000_000 })).toBe('1\u202f000\u202f000 de reseñas');
    expect(t('reviews.count', { count: 1 })).toBe('1 reseña');
  });

  it('SDK-06 a host replaces one word and keeps the others', () => {
    const t = createTranslate(en, { 'common.save': 'Store', 'reviews.count_one': '{{count}} opinion' });
    expect(t('common.save')).toBe('Store');
    expect(t('reviews.count', { count: 1 })).toBe('1 opinion');
    expect(t('common.cancel')).toBe('Cancel');
  });

  it('a name that looks like a template is shown as it is', () => {
    const name = '{{count}} $t(common.save) <b>';
    expect(createTranslate(en)('common.list.remove_filter', { name })).toBe(`Remove filter: ${name}`);
  });

  it.each(['count', 'context', 'lng', 'ns', 'defaultValue', 'replace', 'postProcess'])(
    'a value may be called %s, which is a word of the library',
    (name) => {
      const locale = {
        language: 'en',
        resources: { shared: { 'common.save': `Save {{${name}}}` } },
      } as const;
      expect(createTranslate(locale)('common.save', { [name]: 'pl' })).toBe('Save pl');
    },
  );

  it('a value that is missing leaves no braces behind', () => {
    expect(createTranslate(en)('common.list.remove_filter')).toBe('Remove filter: ');
  });

  it('EXT-06 the bar that stands on every page has a name that nothing on a page has', () => {
    for (const { language, resources } of [pl, en, es]) {
      const label = resources.external_changes?.['protection.bar.label'];
      expect(label).toBeDefined();
      const texts = Object.values(resources).flatMap((messages) => Object.values(messages));
      expect(
        texts.filter((text) => text === label),
        language,
      ).toHaveLength(1);
    }
  });

  it('says nothing before its language has arrived', () => {
    expect(createTranslate(undefined)('common.save')).toBe('');
  });
});
