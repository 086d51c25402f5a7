import type { ShortcutMode } from '@pinfold/contract/features/session/account';
import type { Language } from '@pinfold/contract/languages';

/** The user behind a valid token. */
export interface SessionUser {
  id: number;
  email: string;
  name: string;
  language: Language;
  isDemo: boolean;
  phoneNumber: string;
  keyboardShortcuts: ShortcutMode;
  hasPassword: boolean;
  createdAt: Date;
  /** Names the session, for logging out. */
  tokenHash: string;
  /** The only company that is seen: through a member's eyes, or in a session that one company's identity provider opened. */
  onlyCompanyId?: number;
}
