import type { Language } from '@pinfold/contract/languages';

/** The user behind a valid token. */
export interface SessionUser {
  id: number;
  email: string;
  name: string;
  language: Language;
  isDemo: boolean;
  phoneNumber: string;
  hasPassword: boolean;
  createdAt: Date;
  /** Names the session, for logging out. */
  tokenHash: string;
  /** Through a member's eyes: the only company that is seen. */
  onlyCompanyId?: number;
}
