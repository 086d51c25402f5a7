import { describe, expect, test } from 'vitest';
import {
  dateValues,
  fillPostText,
  findingsInTexts,
  hasDateVariables,
  postTextParts,
  renderPost,
  sameTextKey,
  textFaults,
  unknownPostVariables,
  variablesIn,
} from './post-text.ts';

const krakow = { name: 'Kawiarnia Lipa', city: 'Kraków', street: 'Lipowa 7' };

describe('PUB-01 the variables of a post', () => {
  test('are filled in by location, whatever their case', () => {
    expect(fillPostText('{Name}, { city }, {STREET}', krakow)).toBe('Kawiarnia Lipa, Kraków, Lipowa 7');
  });

  test('that are empty go together with the blank before them', () => {
    expect(fillPostText('Zapraszamy na {street} dziś', { ...krakow, street: ' ' })).toBe(
      'Zapraszamy na dziś',
    );
  });

  test('of a value are not filled in again', () => {
    expect(fillPostText('{name}', { ...krakow, name: 'Bar {city}' })).toBe('Bar {city}');
  });

  test('are named once, and what nothing fills is told', () => {
    expect(variablesIn('{city} {name} {City} {nazwa}')).toEqual(['city', 'name']);
    expect(unknownPostVariables('{city} {nazwa} {nazwa} {}')).toEqual(['{nazwa}']);
    expect(unknownPostVariables('Zimowa karta w {{name}}, { {city} }')).toEqual(['{{name}}', '{ {city} }']);
    expect(textFaults({ title: '{{name}}', summary: '{city}' })).toEqual([
      { field: 'title', code: 'unknown_variable' },
    ]);
    expect(textFaults({ title: '{miasto}', summary: '{city}' })).toEqual([
      { field: 'title', code: 'unknown_variable' },
    ]);
  });

  test('stand out where a text is shown before a location fills them', () => {
    const text = 'Do {city}: { Name } i {nazwa}!';
    expect(postTextParts(text)).toEqual([
      { kind: 'text', text: 'Do ' },
      { kind: 'variable', text: '{city}', variable: 'city' },
      { kind: 'text', text: ': ' },
      { kind: 'variable', text: '{ Name }', variable: 'name' },
      { kind: 'text', text: ' i ' },
      { kind: 'unknown', text: '{nazwa}' },
      { kind: 'text', text: '!' },
    ]);
    expect(postTextParts('')).toEqual([]);
  });

  test('count by what they become', () => {
    const post = { title: `${'t'.repeat(52)}{city}`, summary: `${'s'.repeat(1494)}{city}` };
    const fits = renderPost(post, krakow);
    expect(fits.title).toHaveLength(58);
    expect(fits.summary).toHaveLength(1500);
    expect(textFaults(post, fits)).toEqual([]);
    const grown = renderPost(post, { ...krakow, city: 'Bydgoszcz' });
    expect(textFaults(post, grown)).toEqual([
      { field: 'title', code: 'too_long' },
      { field: 'summary', code: 'too_long' },
    ]);
  });
});

describe('PUB-01 what is unwise in a post', () => {
  test.each([
    ['Zadzwoń: 12 422 10 10', ['phone_number']],
    ['WIELKA WYPRZEDAŻ W SOBOTĘ', ['capitals']],
    ['WIFI', []],
    ['Otwarte od 8:00 do 18:00, 29 zł', []],
  ])('"%s": %j', (summary, findings) => {
    expect(findingsInTexts({ title: '', summary })).toEqual(findings);
  });

  test('is a text that readers take for the same', () => {
    const key = sameTextKey({ title: 'Nowa  karta', summary: 'Zapraszamy!' });
    expect(sameTextKey({ title: 'NOWA KARTA', summary: ' zapraszamy! ' })).toBe(key);
    expect(sameTextKey({ title: 'Nowa karta', summary: 'Zapraszamy' })).not.toBe(key);
  });
});

test('BEY-21 a text names its date and its weekday in the language of the reader', () => {
  const values = { name: 'Lipa', city: '', street: '', ...dateValues('2026-12-04', 'pl') };
  const text = '{weekday}, {date}: kawa za pół ceny';
  expect(fillPostText(text, values)).toBe('piątek, 4 grudnia: kawa za pół ceny');
  expect(dateValues('2026-12-04', 'en')).toEqual({ date: 'December 4', weekday: 'Friday' });
  expect([
    hasDateVariables({ title: '', summary: text }),
    hasDateVariables({ title: '', summary: '{city}' }),
  ]).toEqual([true, false]);
});
