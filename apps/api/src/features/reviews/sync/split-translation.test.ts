import { expect, test } from 'vitest';
import { splitTranslation } from './split-translation.ts';

const cold = 'The coffee was cold and the waiter rude.';
const zimna = 'Kawa była zimna, a kelner niemiły.\n\nNie wrócę.';

test.each([
  ['the translation first', `(Translated by Google) ${cold}\n\n(Original)\n${zimna}`],
  ['the original first', `(Original)\n${zimna}\n\n(Translated by Google)\n${cold}`],
  ['in Polish', `(Przetłumaczone przez Google) ${cold}\n\n(Oryginał)\n${zimna}`],
  ['in Spanish', `(Traducido por Google) ${cold}\r\n\r\n(Original)\r\n${zimna}`],
  ['in German', `(Übersetzt von Google) ${cold}\n\n(Original)\n${zimna}`],
])('RV-01 of a review that Google translated the original is the text: %s', (_what, text) => {
  expect(splitTranslation(text)).toEqual({ original: zimna, translation: cold });
});

test.each([
  'Kawa była zimna.',
  'The menu says (Translated by Google) under each dish, and (Original) nowhere.',
  '(Translated by Google) was all the menu had to say.',
  'Nice place.\n\n(Original) recipes, as they say.',
  '(Found it on Google) Nice.\n\n(Original)\nrecipes',
  `Look:\n\n(Translated by Google) ${cold}\n\n(Original)\n${zimna}`,
  '(Translated by Google)\n\n(Original)\n',
  '(Translated by Google) Nice (Original) too',
])('RV-01 a text that only speaks of a translation is left alone: %j', (text) => {
  expect(splitTranslation(text)).toEqual({ original: text, translation: null });
});
