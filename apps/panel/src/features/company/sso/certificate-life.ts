/** How long a certificate still serves. */
export type CertificateLife =
  | { state: 'valid' | 'expired'; end: Date }
  | { state: 'soon'; end: Date; days: number };

const dayMilliseconds = 86_400_000;

/** Days before its end in which a certificate should be replaced. */
const warningDays = 30;

export function certificateLife(end: Date, now: Date): CertificateLife {
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMilliseconds);
  if (days <= 0) return { state: 'expired', end };
  return days <= warningDays ? { state: 'soon', end, days } : { state: 'valid', end };
}
