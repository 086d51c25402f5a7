import { expect, test } from 'vitest';
import { canonicalVoucher, isVoucherNumber, voucherText } from './voucher.ts';

test('PAY-03 a number is the same however people write it', () => {
  const number = '0123-456A-BCDE-FG1J';
  for (const written of [number, ' 0123456abcdefg1j ', 'O123 456A BCDE FGIJ', 'o123–456a–bcde–fglj'])
    expect(canonicalVoucher(written)).toBe('0123456ABCDEFG1J');
  expect(voucherText('0123456abcdefg1j')).toBe(number);
});

test('PAY-03 what is too short, too long or holds other letters is no number', () => {
  expect(isVoucherNumber('0123-456A-BCDE-FG1J')).toBe(true);
  for (const text of ['', '0123-456A-BCDE-FG1', '0123-456A-BCDE-FG1JX', '0123-456A-BCDE-FG1U'])
    expect(isVoucherNumber(text)).toBe(false);
});
