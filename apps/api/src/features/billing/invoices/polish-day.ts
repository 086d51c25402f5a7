/** The days of an invoice are those of the seller's country, whoever reads it and wherever. */
export const sellerTimeZone = 'Europe/Warsaw';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: sellerTimeZone });

/** Returns the day as `2026-11-29`. */
export function polishDay(at: Date): string {
  return day.format(at);
}
