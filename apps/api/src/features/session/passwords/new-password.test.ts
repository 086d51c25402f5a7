import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable, passwordKnowledge } from './new-password.ts';

const knowledge = await passwordKnowledge();
const names = ['pinfold', 'anna.kowalewska@kawiarnia-lipa.test', 'Zofia Ćwik'];
const guess = (password: string) => isGuessable(password, knowledge, names);

test.each([
  '1234567890',
  'qwertyuiop',
  'QwertyUIOP',
  'password',
  'Password123',
  'password2026!',
  'Polska1918!!',
  'Katarzyna1987',
  'administracja!',
  'Wiśniewska2024',
  'aaaaaaaaaaaa',
  '123123123123',
  'abcabcabcabc',
  'pinfold2026!',
  'Pinfold-Pinfold',
  'AnnaKowalewska1',
  'kowalewska-1980',
  'anna.kowalewska@kawiarnia-lipa.test',
  'kawiarnia.lipa!',
  'pinfold#kowalewska',
  'ZofiaĆwik123',
  '0123456789',
  '9876543210',
  'abcdefghij',
  'zyxwvutsrq',
  '13579246810',
  '2024-11-28-2024',
  'aaaaaaaaab',
  '11112222333',
  'aabbccddee',
  'xq7!xq7!xq7!',
  'trustno1trustno1',
  'P@$$w0rd1234',
  'iloveyou123',
  '!@#$%^&*()',
  'asdfghjkl;',
  '1qaz2wsx3edc',
  'zaq1@WSXcde3',
  'pinfold-demo',
  'P1nf0ld2026',
  '!@#$%^&*()'.repeat(6),
])('SES-08 %s is refused: it is what somebody would try first', (password) => {
  expect(guess(password)).toBe(true);
});

test.each([
  'Zażółć gęślą jaźń',
  'korkociąg-wtorek-mgła',
  'correct horse battery staple',
  'gruszki na wierzbie 7',
  'tK9#vQ2!mX5z',
  'annabierzeparasol',
  'pinfold lubi poniedziałki',
  '3.14159-i-jeszcze-trochę',
  'Xk2vPq9LmZ',
  'kot na dachu',
  'kawa z mlekiem',
  'gruszki, śliwki i 4 czereśnie w grudniu '.repeat(4),
])('SES-08 %s may be chosen', (password) => {
  expect(guess(password)).toBe(false);
});

test('SES-08 no case, and nothing put at the end, makes a known password good', () => {
  const ending = fc.stringMatching(/^[0-9!?.@#$%*_-]{0,6}$/);
  const survivesCase = (word: string) => /^\p{L}+$/u.test(word) && word.toUpperCase().toLowerCase() === word;
  const knownWords = fc.constantFrom(...[...knowledge.known].filter(survivesCase).slice(0, 5000));
  fc.assert(
    fc.property(knownWords, fc.boolean(), ending, (word, isLoud, end) => {
      expect(guess((isLoud ? word.toUpperCase() : word) + end)).toBe(true);
    }),
  );
});

test('SES-08 what a password manager draws may be chosen', () => {
  const drawn = fc.array(fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'), {
    minLength: 16,
    maxLength: 32,
  });
  fc.assert(
    fc.property(drawn, (letters) => {
      fc.pre(new Set(letters).size > 8);
      expect(guess(letters.join(''))).toBe(false);
    }),
  );
});
