import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phonesIn } from '@pinfold/contract/numbers-in-text';
import { fillPostText, unknownPostVariables } from '@pinfold/contract/features/publications/post-text';
import { cleanPostText, postTextCleaner, type PostTextRules } from './clean-post-text.ts';

const plainRules: PostTextRules = { widths: {}, values: undefined };

const forMany: PostTextRules = { widths: { name: 40, city: 20 }, values: undefined };

const forOne: PostTextRules = {
  widths: {},
  values: { name: 'Lipa Rynek', city: 'Kraków', street: '' },
};

function streamed(pieces: readonly string[], rules: PostTextRules): string {
  const cleaner = postTextCleaner(rules);
  let text = '';
  for (const piece of pieces) {
    text += cleaner.add(piece);
    if (cleaner.isFull()) break;
  }
  return text + cleaner.end();
}

describe('PUB-01 a text of the model’s is cleaned', () => {
  test.each([
    ['markup', '## Nowość\n* **Kawa** zimowa\n\n\n\n`Zapraszamy`', 'Nowość\n- Kawa zimowa\n\nZapraszamy'],
    ['invisible and control characters', 'Ka\u200Bwa\u0007 \u00A0zimowa\r\n!', 'Kawa zimowa\n!'],
    [
      'a telephone number',
      'Zadzwoń pod +48 600-100-200. Kawa 18 zł, od 10:30.',
      'Zadzwoń pod. Kawa 18 zł, od 10:30.',
    ],
    ['one between other blanks', 'Tel. 600\u00A0100\u00A0200, zapraszamy', 'Tel., zapraszamy'],
    ['variables that nobody knows', 'Zapraszamy {nazwa firmy} {foo}do nas}', 'Zapraszamydo nas'],
    ['variables for locations that are not chosen', 'Jesteśmy w {city}!', 'Jesteśmy w!'],
  ])('of %s', (_, raw, text) => {
    expect(cleanPostText(raw, plainRules)).toBe(text);
  });

  test('which keeps variables that every location fills in, written as they are, and fills in those of one location', () => {
    const raw = '{ NAME } w mieście {city} przy {street}.';
    expect(cleanPostText(raw, forMany)).toBe('{name} w mieście {city} przy.');
    expect(cleanPostText(raw, forOne)).toBe('Lipa Rynek w mieście Kraków przy.');
  });

  test('and cut after the last sentence that fits where its variables are longest', () => {
    const sentence = `${'Zapraszamy na kawę do {name}, codziennie od rana'.padEnd(97, '!')}ok. `;
    const values = { name: 'L'.repeat(40), city: '', street: '' };
    const text = cleanPostText(sentence.repeat(20), forMany);
    expect(fillPostText(text, values).length).toBeLessThanOrEqual(1500);
    expect(text.length).toBeGreaterThan(1000);
    expect(text.endsWith('ok.')).toBe(true);
    expect(cleanPostText('słowo '.repeat(400), plainRules)).toMatch(/^(słowo )+słowo…$/);
    expect(cleanPostText('x'.repeat(4000), plainRules)).toHaveLength(1500);
  });

  test('so that it has nothing that makes Google reject it, and reads the same however the model cuts it into pieces', () => {
    const token = fc.constantFrom(
      'Kawa',
      ' kawa',
      ' ',
      '\n',
      '\n\n\n',
      '*',
      '**',
      '# ',
      '{',
      '}',
      '{city}',
      ' {na',
      'me}',
      '{foo}',
      '600',
      ' 100',
      ' 200',
      '-',
      '+48',
      '(',
      ')',
      '12',
      '.',
      '. ',
      ' Zapraszamy',
      '!',
      '3zł',
      '_',
      '\u200D',
      'Zdanie, które jest dość długie, żeby kilka takich zajęło cały post i jeszcze trochę. ',
      '\u00A0',
      '‑',
    );
    const tokens = fc.oneof(
      fc.array(token, { maxLength: 40 }),
      fc.array(token, { minLength: 60, maxLength: 90 }),
    );
    fc.assert(
      fc.property(tokens, fc.constantFrom(plainRules, forMany, forOne), (pieces, rules) => {
        const whole = cleanPostText(pieces.join(''), rules);
        expect(streamed(pieces, rules)).toBe(whole);
        if (whole.length < 300) expect(streamed([...pieces.join('')], rules)).toBe(whole);
        expect(phonesIn(whole)).toEqual([]);
        expect(unknownPostVariables(whole)).toEqual([]);
        const values = { name: 'n'.repeat(40), city: 'c'.repeat(20), street: '' };
        expect([...fillPostText(whole, values)].length).toBeLessThanOrEqual(1500);
      }),
      {
        numRuns: 100,
        // A variable that is dropped, or filled in, leaves a telephone number.
        examples: [
          [[' 200', '600', '{city}', ' 100'], plainRules],
          [['{city}', '600', '.', ' 100', ' 100', '600'], forOne],
          // Half a mark comes between its digits for an instant.
          [['+48', ' 200', '. ', '*', '*', ' 100', ' 100', '\n', 'Kawa'], plainRules],
        ],
      },
    );
  });

  test('and is read word by word: a word waits until it is whole, and digits until they are no telephone number', () => {
    const cleaner = postTextCleaner(plainRules);
    expect(
      ['Now', 'a karta', ' od 18', ' zł', ' i 600 100', ' 200', ' teraz'].map((piece) => cleaner.add(piece)),
    ).toEqual(['', 'Nowa', ' karta od', ' 18', ' zł i', '', '']);
    expect(cleaner.end()).toBe(' teraz');
  });

  test('and once nothing more fits, the model need not go on', () => {
    const cleaner = postTextCleaner(plainRules);
    cleaner.add('Zapraszamy na kawę. '.repeat(70));
    expect(cleaner.isFull()).toBe(false);
    cleaner.add('Zapraszamy na kawę. '.repeat(10));
    expect(cleaner.isFull()).toBe(true);
  });
});
