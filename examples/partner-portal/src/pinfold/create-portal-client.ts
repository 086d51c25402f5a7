import { createClient, type PinfoldClient } from '@pinfold/sdk';
import type { Customer } from '../customer.ts';

/** Creates a client that uses tokens from our own server; the API key never leaves that server. */
export function createPortalClient({ baseUrl, companyId }: Customer['pinfold']): PinfoldClient {
  return createClient({ baseUrl, companyId, getToken: askOurServer });
}

/** Requests a token. The client caches it and calls this again before it expires. */
async function askOurServer(): Promise<{ token: string; expiresAt: string } | undefined> {
  const response = await fetch('/portal/pinfold-token', { method: 'POST' });
  // The key is revoked: calls without a token fail as unauthenticated.
  if (response.status === 403) return undefined;
  if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
  return (await response.json()) as { token: string; expiresAt: string };
}
