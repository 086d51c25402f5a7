import type { FederatedLoginError } from '@pinfold/contract/features/session/sso';

/** Why somebody comes back from an identity provider without a session; the panel has a sentence for each. */
export class FederatedLoginFault extends Error {
  readonly code: FederatedLoginError;

  /** `reason` is for the log, and holds nothing that was exchanged. */
  constructor(code: FederatedLoginError, reason: string = code) {
    super(reason);
    this.name = 'FederatedLoginFault';
    this.code = code;
  }
}
