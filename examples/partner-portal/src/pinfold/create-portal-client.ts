import { createClient, type PinfoldClient } from '@pinfold/sdk';
import type { Customer } from '../customer.ts';

/** Speaks to Pinfold with tokens from our own server, which alone has the API key. */
export function createPortalClient({ baseUrl, companyId }: Customer['pinfold']): PinfoldClient {
  return createClient({ baseUrl, companyId, getToken: askOurServer });
}

/** The client keeps the token, and asks for the next one before it ends. */
async function askOurServer(): Promise<{ token: string; expiresAt: string } | undefined> {
  const response = await fetch('/portal/pinfold-token', { method: 'POST' });
  // The key is revoked: without a token Pinfold says that nobody is logged in.
  if (response.status === 403) return undefined;
  if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
  return (await response.json()) as { token: string; expiresAt: string };
}
