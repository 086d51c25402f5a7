import type { InvoiceStatus } from './invoice-status.ts';

/** What the rule reads of an invoice. */
export interface InvoiceDebt {
  status: InvoiceStatus;
  /** In minor units. */
  amount_remaining: number;
}

/** Whether an invoice is still to be paid. */
export function isOwed({ status, amount_remaining: rest }: InvoiceDebt): boolean {
  return status === 'open' && rest > 0;
}

/** Returns the invoice that is to be paid first, which is the oldest, of a list with the newest first. */
export function firstOwed<Invoice extends InvoiceDebt>(newestFirst: readonly Invoice[]): Invoice | undefined {
  return newestFirst.findLast(isOwed);
}
