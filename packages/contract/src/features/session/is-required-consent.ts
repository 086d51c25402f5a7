import type { ConsentKind } from './consents.ts';

/** Without these there is no account, so they are given when it is made and cannot be taken back. */
const required: readonly ConsentKind[] = ['terms', 'privacy'];

export function isRequiredConsent(kind: ConsentKind): boolean {
  return required.includes(kind);
}
