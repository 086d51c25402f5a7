import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened } from './difference.ts';
import { digitGroupsOf, keptShare, linkPartsOf, wordDiff } from './word-diff.ts';

const anyText = fc
  .array(fc.constantFrom('kawa', 'ciasto', ' ', ', ', 'Łódź', '!', '\n'), { maxLength: 12 })
  .map((words) => words.join(''));

test('BEY-06 a word diff loses nothing of either version', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const parts = wordDiff(before, after);
      const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
      expect(without('added').join('')).toBe(before);
      expect(without('removed').join('')).toBe(after);
    }),
  );
});

test('BEY-06 a word diff marks just the word that changed', () => {
  expect(wordDiff('Kawa palona na miejscu', 'Kawa mielona na miejscu')).toEqual([
    { kind: 'same', text: 'Kawa ' },
    { kind: 'removed', text: 'palona' },
    { kind: 'added', text: 'mielona' },
    { kind: 'same', text: ' na miejscu' },
  ]);
  expect(wordDiff('', 'Nowy opis')).toEqual([{ kind: 'added', text: 'Nowy opis' }]);
});

test('BEY-06 a word diff cuts no character in two, nor a text without spaces at random', () => {
  const marked = (before: string, after: string) =>
    wordDiff(before, after)
      .filter(({ kind }) => kind !== 'same')
      .map(({ text }) => text);
  expect(marked('Kawa 👩‍🍳 palona', 'Kawa 👨‍🍳 palona')).toEqual(['👩‍🍳', '👨‍🍳']);
  expect(marked('営業時間は九時から', '営業時間は十時から')).toEqual(['九時', '十時']);
});

/** A path with a query. `fc.webUrl` takes two seconds to prepare the characters of both. */
const anyPath = fc.stringMatching(
  /^(\/([\w.~=&+:@!$'()*,;-]|%[\dA-F]{2}){0,20}){0,3}(\?([\w.~=&+/?-]|%[\dA-F]{2}){0,20})?$/,
);

test('EXT-02 phone numbers and links are cut so that nothing is lost', () => {
  const anyLink = fc
    .tuple(fc.constantFrom('http://', 'https://'), fc.webAuthority(), anyPath)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(anyLink, fc.string()), (one) => {
      expect(linkPartsOf(one).join('')).toBe(one);
      expect(digitGroupsOf(one).join('')).toBe(one);
    }),
  );
});

test('BEY-06 of a long text what stays is shortened, what changes never is', () => {
  const long = 'Kawa palona na miejscu, ciasta z własnej pracowni. '.repeat(4);
  const parts = wordDiff(`${long}Czynne do 20. ${long}`, `${long}Czynne do 22. ${long}`);
  expect(keptShare(parts)).toBeGreaterThan(0.9);
  const short = shortened(parts);
  expect(short.map(({ text }) => text).join('').length).toBeLessThan(120);
  expect(short.filter(({ kind }) => kind !== 'same').map(({ text }) => text)).toEqual(['20', '22']);
});
