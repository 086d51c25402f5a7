import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderTemplate, templateValuesOf } from './render-template.ts';
import { templateParts, templateProblem, type TemplateValues, unknownVariables } from './reply-template.ts';

const cafe = { name: 'Ewa', location: 'Kawiarnia „Lipa” Rynek', city: 'Łódź', rating: 5 };
const nobody: TemplateValues = { ...cafe, name: undefined };

test('RV-05 a template speaks of the customer, the location, its town and the stars', () => {
  const text = 'Dzień dobry, {name}! Dziękujemy za {rating}★ dla {location} ({ City }).';
  expect(renderTemplate(text, cafe)).toBe(
    'Dzień dobry, Ewa! Dziękujemy za 5★ dla Kawiarnia „Lipa” Rynek (Łódź).',
  );
});

test.each([
  ['Dzień dobry, {name}!', 'Dzień dobry!'],
  ['Dzień dobry, {name},\n\ndziękujemy.', 'Dzień dobry,\n\ndziękujemy.'],
  ['Dzień dobry {name}, dziękujemy.', 'Dzień dobry, dziękujemy.'],
  ['Dziękujemy, {name}, za wizytę.', 'Dziękujemy za wizytę.'],
  ['Cieszymy się, {name}, że smakowało.', 'Cieszymy się, że smakowało.'],
  ['Cześć, {name}, dziękujemy za opinię.', 'Cześć, dziękujemy za opinię.'],
  ['Dziękujemy {name} za wizytę.', 'Dziękujemy za wizytę.'],
  ['{name}, dziękujemy za opinię!', 'Dziękujemy za opinię!'],
  ['{name}!\n\nDziękujemy za opinię!', 'Dziękujemy za opinię!'],
  ['Dzień dobry!\n{name},\nświetnie.', 'Dzień dobry!\nŚwietnie.'],
  ['Dziękujemy. {name}, do zobaczenia!', 'Dziękujemy. Do zobaczenia!'],
  ['Do zobaczenia, {name}', 'Do zobaczenia'],
  ['Do zobaczenia, {name} :)', 'Do zobaczenia :)'],
  ['Dziękujemy ({name}) za wizytę.', 'Dziękujemy za wizytę.'],
  ['Thank you, {name}, for your visit.', 'Thank you for your visit.'],
  ['Thanks, {name}. See you!', 'Thanks. See you!'],
  ['¡Hola, {name}! Gracias.', '¡Hola! Gracias.'],
  ['¡{name}, gracias!', '¡Gracias!'],
  ['¡{name}! Gracias.', 'Gracias.'],
  ['{name}', ''],
])('RV-05 nobody notices that the customer has no name: %j', (template, tidy) => {
  expect(renderTemplate(template, nobody)).toBe(tidy);
});

test.each([
  ['Dziękujemy, {name}. Do zobaczenia!', 'Dziękujemy, Tomasz K. Do zobaczenia!'],
  ['Dziękujemy, {name}... Do zobaczenia!', 'Dziękujemy, Tomasz K.... Do zobaczenia!'],
  ['Dziękujemy, {name}!', 'Dziękujemy, Tomasz K.!'],
])('RV-05 a name that ends in a full stop ends the sentence with it: %j', (template, text) => {
  expect(renderTemplate(template, { ...cafe, name: 'Tomasz K.' })).toBe(text);
});

test('RV-05 a customer called like a variable is not filled in', () => {
  expect(renderTemplate('Cześć, {name}!', { ...cafe, name: '{location}\n{x}' })).toBe(
    'Cześć, {location} {x}!',
  );
});

test('RV-05 whoever hides behind the provider has no name', () => {
  const of = (name: string, is_anonymous = false) =>
    templateValuesOf({ rating: 4, author: { name, is_anonymous }, location: { name: 'Lipa', city: 'Łódź' } });
  expect(of('Jan Kowalski')).toEqual({ name: 'Jan Kowalski', location: 'Lipa', city: 'Łódź', rating: 4 });
  expect(
    [of('Jan', true), of('  '), of('Użytkownik Google'), of('A Google User')].map(({ name }) => name),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test('RV-05 a variable that does not exist is named, and stays as it is', () => {
  const text = 'Dzień dobry, {imię}! {imię} {nazwa_firmy} {name} {} { nie zmienna }';
  expect(unknownVariables(text)).toEqual(['{imię}', '{nazwa_firmy}']);
  expect(renderTemplate('Cześć {imię}', cafe)).toBe('Cześć {imię}');
  expect(unknownVariables('Dzień dobry, {{name}}! {Dziękujemy{name}}')).toEqual([
    '{{name}}',
    '{Dziękujemy{name}}',
  ]);
});

const words = fc.array(
  fc.constantFrom(
    'Dziękujemy',
    'za',
    'wizytę',
    ',',
    '!',
    '\n',
    ' ',
    '{name}',
    '{city}',
    '{x}',
    '{',
    '}',
    '(',
    ')',
    '¡',
  ),
  { maxLength: 25 },
);

test('RV-05 the parts of a template are the template', () => {
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join('');
      expect(
        templateParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('RV-05 whatever is left out, no variable stays, no blank is doubled and no other word is lost', () => {
  fc.assert(
    fc.property(words, fc.boolean(), (list, isKnown) => {
      const text = list.join('');
      const values: TemplateValues = isKnown ? { ...cafe, city: '' } : { ...nobody, city: '' };
      const rendered = renderTemplate(text, values);
      expect(rendered).not.toMatch(/\{\s*(name|city)\s*\}/);
      const letters = (one: string) => one.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
      expect(letters(rendered)).toBe(
        letters(text.replaceAll('{name}', isKnown ? 'Ewa' : '').replaceAll('{city}', '')),
      );
      if (!/ {2}/.test(text)) expect(rendered).not.toMatch(/\S {3}/);
    }),
  );
});

test('RV-05 what can be saved as a template never comes out empty or with a place unfilled', () => {
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join('');
      fc.pre(templateProblem(text) === undefined);
      const rendered = renderTemplate(text, { ...nobody, location: '', city: '' });
      expect(rendered).toMatch(/\p{L}/u);
      expect(unknownVariables(rendered)).toEqual([]);
    }),
  );
});
