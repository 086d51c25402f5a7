import type { Language } from '@pinfold/contract/languages';

/** What an account will be made of, once its address is confirmed. Kept with the link, and gone with it. */
export interface PendingRegistration {
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  withMarketing: boolean;
  campaign: string | null;
}
