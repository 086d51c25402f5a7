import { businessprofileperformance } from '@googleapis/businessprofileperformance';
import { mybusinessaccountmanagement } from '@googleapis/mybusinessaccountmanagement';
import { auth, mybusinessbusinessinformation } from '@googleapis/mybusinessbusinessinformation';
import { sandboxOAuthClient } from '../index.ts';
import { directSandbox } from './direct-sandbox.ts';
import { serveSandbox } from './serve-sandbox.ts';

/** Google's own clients, signed in to a sandbox behind a real port. */
export async function officialGoogle(options: Parameters<typeof directSandbox>[0] = {}, token = 'refresh-1') {
  const directed = await directSandbox({ now: Date.now, ...options });
  const google = await serveSandbox(directed.sandbox);
  const client = new auth.OAuth2({
    clientId: sandboxOAuthClient.id,
    clientSecret: sandboxOAuthClient.secret,
    endpoints: { oauth2TokenUrl: `${google}/token` },
  });
  client.setCredentials({ refresh_token: token });
  return {
    ...directed,
    client,
    // Given with the call the address may have a path; given with the client its path is dropped.
    here: { rootUrl: `${google}/` },
    accounts: mybusinessaccountmanagement({ version: 'v1', auth: client }).accounts,
    performance: businessprofileperformance({ version: 'v1', auth: client }).locations,
    information: mybusinessbusinessinformation({ version: 'v1', auth: client }),
  };
}
