import { AuthorizationResponseError } from 'openid-client';

/** Why a login at a provider came to nothing. */
export class OpenIdError extends Error {
  readonly kind: 'denied' | 'failed';

  constructor(kind: OpenIdError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OpenIdError';
    this.kind = kind;
  }
}

/** Whatever the client throws, without what was exchanged: that holds codes and tokens. */
export function openIdError(error: unknown): never {
  if (error instanceof OpenIdError) throw error;
  const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  const { code, message } = error as { code?: string; message?: string };
  throw new OpenIdError(isDenied ? 'denied' : 'failed', [code, message].filter(Boolean).join(': '));
}
