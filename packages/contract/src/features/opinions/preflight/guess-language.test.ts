import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['pl', 'Dziękujemy za opinię i zapraszamy ponownie!'],
  ['pl', 'Kawa dobra, ale czekałam na nią prawie dwadzieścia minut.'],
  ['pl', 'Długa kolejka i jedna osoba za ladą. W sobotę to za mało, nie polecam.'],
  ['pl', 'Dzień dobry Pani Ewo, przepraszamy za to, co się stało.'],
  ['en', 'Thank you for your review, we hope to see you again soon.'],
  ['en', 'The coffee was great but we waited for it too long.'],
  ['es', 'Muchas gracias por su reseña, esperamos verle de nuevo.'],
  ['es', 'El café estaba muy bueno pero el servicio fue lento.'],
  ['de', 'Vielen Dank für Ihre Bewertung, wir freuen uns auf Ihren nächsten Besuch.'],
  ['de', 'Der Kaffee war gut, aber die Bedienung nicht sehr freundlich.'],
  ['uk', 'Дякуємо за ваш відгук, будемо раді бачити вас знову!'],
  ['uk', 'Дуже смачна кава, але було голосно і довго чекали.'],
])('BEY-07 %s is heard in: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test.each([
  '',
  'Super!',
  'Pizza ok',
  'Muy bueno',
  'Polecam',
  'Great coffee',
  'Dziękujemy!',
  'Спасибо за вашу оценку, приходите к нам еще на кофе!',
  'Çok güzel bir yer, kahve çok lezzetli ve çalışanlar güler yüzlü.',
  'Très bon café et le service est rapide, je recommande.',
  'Ottimo caffè, il personale è gentile e il locale molto bello.',
  'Thank you for your review. Dziękujemy za opinię, zapraszamy ponownie. See you soon in the café!',
])('BEY-07 nobody is warned of a language that was guessed from too little: %s', (text) => {
  expect(guessLanguage(text)).toBeUndefined();
});

test('BEY-07 three words never give a language away, whatever they are made of', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 2 });
  fc.assert(
    fc.property(words, (few) => {
      expect(guessLanguage(few.map((word) => word.replaceAll(/\P{L}/gu, '')).join(' '))).toBeUndefined();
    }),
  );
});
