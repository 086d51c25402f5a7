import type { KeyFileReason } from '@pinfold/contract/features/integrations/app-keys';

/** A key file that cannot be used. It names the reason and holds nothing of the file. */
export class KeyFileError extends Error {
  readonly reason: KeyFileReason;

  constructor(reason: KeyFileReason) {
    super(reason);
    this.name = 'KeyFileError';
    this.reason = reason;
  }
}
