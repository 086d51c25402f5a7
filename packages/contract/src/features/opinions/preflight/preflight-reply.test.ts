import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPreflightErrors, preflightReply, type PreflightContext } from './preflight-reply.ts';

const polite = 'Dziękujemy za opinię i zapraszamy ponownie!';

function wordsOf(text: string, code: string, context?: PreflightContext): readonly string[] | undefined {
  return preflightReply(text, context).find((finding) => finding.code === code)?.words;
}

test('BEY-07 a sound reply is sent without a question', () => {
  const context = { comment: 'Bardzo dobra kawa i miła obsługa, polecam.', author: 'Ewa Nowak' };
  expect(preflightReply('Pani Ewo Nowak, dziękujemy! Zapraszamy 24.12.2026 od 10 do 15.', context)).toEqual(
    [],
  );
  expect(preflightReply('Rabat 20% na 3 kawy za 1 299,00 zł, zamówienie nr 2026/11/0042.')).toEqual([]);
});

test('BEY-07 what a customer must never read blocks the reply', () => {
  expect(preflightReply(' \n')).toMatchObject([{ code: 'empty', severity: 'error' }]);
  expect(preflightReply('ą'.repeat(2049))).toMatchObject([{ code: 'too_long', severity: 'error' }]);
  expect(wordsOf('Dzień dobry {name}, zapraszamy do {lokal}!', 'unfilled_variable')).toEqual([
    '{name}',
    '{lokal}',
  ]);
  expect(hasPreflightErrors(preflightReply('Cześć {imię}!'))).toBe(true);
  expect(hasPreflightErrors(preflightReply(`${polite} :-} {}`))).toBe(false);
});

test.each([
  ['phone', 'Prosimy o telefon: 600 700 800.', '600 700 800'],
  ['phone', 'Zadzwoń: +48 22 123-45-67!', '+48 22 123-45-67'],
  ['phone', 'Biuro (22) 123 45 67', '(22) 123 45 67'],
  ['phone', 'Call (212) 555-0100 today', '(212) 555-0100'],
  ['email', 'Napisz na jan.kowalski+opinie@kawa.example.', 'jan.kowalski+opinie@kawa.example'],
  ['pesel', 'Numer 44051401359 potwierdza.', '44051401359'],
  ['bank_account', 'Zwrot na 61 1090 1014 0000 0712 1981 2874.', '61 1090 1014 0000 0712 1981 2874'],
  ['bank_account', 'IBAN DE89370400440532013000', 'DE89370400440532013000'],
])('BEY-07 a %s is pointed at before everybody reads it: %s', (code, text, words) => {
  expect(wordsOf(text, code)).toEqual([words]);
  expect(hasPreflightErrors(preflightReply(text))).toBe(false);
});

test.each([
  '44051401358',
  '12345678901',
  '22.11.2026 10:00',
  '10-15, 11-16',
  '61 1090 1014 0000 0712 1981 2875',
])('BEY-07 digits that are nobody’s are left alone: %s', (digits) => {
  expect(preflightReply(`Dziękujemy. ${digits}`)).toEqual([]);
});

test('BEY-07 another customer’s full name is pointed at in any case, a first name or the reviewer’s own is not', () => {
  const context = {
    author: 'Ewa Nowicka',
    otherAuthors: ['Anna Nowak', 'Jan Zieliński', 'Tomasz K.', 'Ewa Nowicka'],
  };
  expect(wordsOf('Tak samo było z Anną Nowak i Janem Zielińskim.', 'other_person', context)).toEqual([
    'Anną Nowak',
    'Janem Zielińskim',
  ]);
  expect(preflightReply('Pani Ewo Nowicka, Anna i Tomasz pozdrawiają!', context)).toEqual([]);
});

test('BEY-07 a reply in another language than the review is pointed at, a short one is not', () => {
  const context = { comment: 'The coffee was great but we waited for it too long.' };
  expect(wordsOf(polite, 'other_language', context)).toEqual(['pl', 'en']);
  expect(preflightReply('Dziękujemy!', context)).toEqual([]);
  expect(preflightReply(polite, { comment: null })).toEqual([]);
});

test('BEY-07 forbidden words are found with any ending and in any case, not inside other words', () => {
  const context = { forbiddenWords: ['rabat', 'gwarancja zwrotu', ' '] };
  expect(
    wordsOf('Rabatów nie ma, gwarancja zwrotu też odpada. Korabat.', 'forbidden_words', context),
  ).toEqual(['Rabatów', 'gwarancja zwrotu']);
  expect(wordsOf('Żądamy ŻARTU', 'forbidden_words', { forbiddenWords: ['żart'] })).toEqual(['ŻARTU']);
});

test('BEY-07 the third customer in a row who would read the same is pointed at, and the twentieth of a bulk', () => {
  const said = (count: number) => Array.from({ length: count }, (_, at) => `Pani Ewo${at}, ${polite}`);
  expect(preflightReply(`Panie Janie, ${polite}`, { latestReplies: said(2) })).toEqual([]);
  const longer = 'Dziękujemy za opinię, cieszymy się, że kawa smakowała, i zapraszamy ponownie na sernik!';
  expect(preflightReply(longer, { latestReplies: [...said(2), polite] })).toEqual([]);
  expect(preflightReply(polite, { latestReplies: [polite, polite, polite, longer] })).toMatchObject([
    { code: 'repetition', severity: 'warning', count: 3 },
  ]);
  expect(preflightReply(polite, { bulkSize: 19 })).toEqual([]);
  expect(preflightReply(polite, { bulkSize: 20 })).toMatchObject([{ code: 'repetition', count: 20 }]);
});

test('BEY-07 whatever is typed, the words pointed at stand in the text as they are', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom('rabat', 'İ', 'ﬁ', 'Ł', '{x}', '600700800', 'a@b.pl', ' ', '\n', '😀', '5'))
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(
      texts,
      fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 4 }),
      (text, forbiddenWords) => {
        for (const { code, words } of preflightReply(text, {
          forbiddenWords,
          otherAuthors: forbiddenWords,
        })) {
          if (code === 'other_language') continue;
          for (const word of words) expect(text).toContain(word);
        }
      },
    ),
  );
});
