import { randomInt } from 'node:crypto';
import { voucherAlphabet, voucherLength, voucherText } from '@pinfold/contract/features/billing/voucher';
import type { Services } from '../../../services.ts';
import { vouchers } from './vouchers.table.ts';
import { voucherHash } from './redeem-voucher.service.ts';

export interface VoucherBatch {
  planKey: string;
  days: number;
  count: number;
  /** How many companies can use each. */
  maxUses: number;
  /** The last moment at which they can be redeemed; null for no end. */
  expiresAt: Date | null;
  /** What the operator calls them. */
  batch: string;
}

/** Makes vouchers and returns their numbers, which are not to be had again: only their hashes are kept. */
export async function makeVouchers(
  { database, now }: Services,
  { count, ...terms }: VoucherBatch,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, newVoucherNumber);
  const createdAt = now();
  await database.queries
    .insert(vouchers)
    .values(numbers.map((number) => ({ ...terms, hash: voucherHash(number), createdAt })));
  return numbers;
}

function newVoucherNumber(): string {
  const letters = Array.from(
    { length: voucherLength },
    () => voucherAlphabet[randomInt(voucherAlphabet.length)],
  );
  return voucherText(letters.join(''));
}
