import { plainLine } from '../../plain-line.ts';

/** Characters of a voucher's number: 80 bits in Crockford's alphabet, which has no letters that look like digits. */
export const voucherLength = 16;

export const voucherAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number as it is compared: without blanks and dashes, in capitals, and with digits for the letters that look like them. */
export function canonicalVoucher(text: string): string {
  return plainLine(text)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Whether a text can be the number of a voucher at all. */
export function isVoucherNumber(text: string): boolean {
  return new RegExp(`^[${voucherAlphabet}]{${voucherLength}}$`).test(canonicalVoucher(text));
}

/** A number as people read it, in four groups. */
export function voucherText(text: string): string {
  return (
    canonicalVoucher(text)
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}
