import type { MobileAppAccount } from './use-mobile-app-accounts.ts';

const yearMs = 365 * 86_400_000;

/** Whether a key has been in use for more than a year, after which stores advise to replace it. */
export function isOldKey(
  { key_set_at: setAt }: Pick<MobileAppAccount, 'key_set_at'>,
  now: Date = new Date(),
): boolean {
  return now.getTime() - Date.parse(setAt) > yearMs;
}
