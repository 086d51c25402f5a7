import type { TextKey } from '../../../texts/text-key.ts';

/** What is visibly wrong with an e-mail address. Whether it exists is for the mail to show. */
export function emailFault(text: string): TextKey | undefined {
  const email = text.trim();
  if (!email) return 'login.email_missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : 'login.email_wrong';
}
