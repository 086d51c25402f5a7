import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidNip, normalizeNip } from './company-profile.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

test.each(['1234563218', '123-456-32-18', ' 123 456 32 18 ', '123–456–32–18', '5260250274', '1111111111'])(
  'COM-07 %s is a tax number, however it is written',
  (text) => expect(isValidNip(text)).toBe(true),
);

test.each([
  '',
  '0000000000',
  '123456321',
  '12345632180',
  '1234563217',
  'PL1234563218',
  '123456321x',
  '１２３４５６３２１９',
  '١٢٣٤٥٦٣٢١٨',
])('COM-07 "%s" is none', (text) => expect(isValidNip(text)).toBe(false));

test('COM-07 nine digits have at most one tenth that fits, and none where the remainder is 10', () => {
  fc.assert(
    fc.property(digits(9), (start) => {
      fc.pre(start !== '000000000');
      const fitting = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter(isValidNip);
      const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce(
        (total, weight, i) => total + weight * Number(start[i]),
        0,
      );
      expect(fitting).toEqual(sum % 11 === 10 ? [] : [`${start}${sum % 11}`]);
    }),
  );
});

test('COM-07 one mistyped digit is always noticed', () => {
  fc.assert(
    fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (start, place, by) => {
      const nip = Array.from({ length: 10 }, (_, last) => `${start}${last}`).find(isValidNip);
      fc.pre(nip !== undefined);
      const typed = [...nip].map((digit, index) =>
        index === place ? String((Number(digit) + by) % 10) : digit,
      );
      expect(isValidNip(typed.join(''))).toBe(false);
    }),
  );
});

test('COM-07 dashes and spaces change nothing, wherever they stand', () => {
  fc.assert(
    fc.property(
      digits(10),
      fc.array(fc.tuple(fc.nat(10), fc.constantFrom('-', ' ', '\u00a0', '–')), { maxLength: 5 }),
      (nip, breaks) => {
        const written = breaks.reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), nip);
        expect(normalizeNip(written)).toBe(nip);
        expect(isValidNip(written)).toBe(isValidNip(nip));
      },
    ),
  );
});
