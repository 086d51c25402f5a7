/** What a sign-up link carries. */
export interface SignUpLink {
  access?: string | undefined;
  audit?: boolean | undefined;
  customInvitation?: boolean | undefined;
}

/** An approved access value opens the sign-up; so do an audit and an own invitation together (product spec, section 2). */
export function maySignUp(
  { access, audit, customInvitation }: SignUpLink,
  approved: readonly string[],
): boolean {
  return (access !== undefined && approved.includes(access)) || (audit === true && customInvitation === true);
}

/** What a user can agree to. `terms` and `privacy` cannot be taken back while the account exists. */
export const consentKinds = [
  'terms',
  'privacy',
  'marketing_email',
  'marketing_phone',
  'product_news',
] as const;

export type ConsentKind = (typeof consentKinds)[number];

/** Without these there is no account, so they are given when it is made and cannot be taken back. */
const required: readonly ConsentKind[] = ['terms', 'privacy'];

export function isRequiredConsent(kind: ConsentKind): boolean {
  return required.includes(kind);
}

/**
 * Says what is wrong with a chosen password: its length alone, counted in characters as people see them. Rules about
 * kinds of characters make passwords worse (NIST SP 800-63B, 3.1.1.2); that it was never leaked is checked by the API.
 */
export function passwordFault(password: string, minLength: number): 'too_short' | undefined {
  return [...password.normalize('NFC')].length < minLength ? 'too_short' : undefined;
}

/**
 * Which keyboard shortcuts a person wants to be heard. `all`; `modifiers`: none that a single letter, digit or sign
 * would give (WCAG 2.1.4); `none`: only Escape, which closes what is open.
 */
export const shortcutModes = ['all', 'modifiers', 'none'] as const;

export type ShortcutMode = (typeof shortcutModes)[number];
