import { mybusinessaccountmanagement } from '@googleapis/mybusinessaccountmanagement';
import { auth, mybusinessbusinessinformation } from '@googleapis/mybusinessbusinessinformation';
import { expect, test } from 'vitest';
import { sandboxOAuthClient } from '../index.ts';
import { directSandbox } from '../testing/direct-sandbox.ts';
import { serveSandbox } from '../testing/serve-sandbox.ts';

test('Google’s own clients sign in and read accounts and locations (BAS-02)', async () => {
  const { sandbox } = await directSandbox({ now: Date.now });
  const google = await serveSandbox(sandbox);
  const client = new auth.OAuth2({
    clientId: sandboxOAuthClient.id,
    clientSecret: sandboxOAuthClient.secret,
    endpoints: { oauth2TokenUrl: `${google}/token` },
  });
  client.setCredentials({ refresh_token: 'refresh-1' });

  // Given with the call the address may have a path; given with the client its path is dropped.
  const here = { rootUrl: `${google}/` };
  const accounts = mybusinessaccountmanagement({ version: 'v1', auth: client });
  const { data } = await accounts.accounts.list({}, here);
  expect(data.accounts?.map(({ name, accountName }) => [name, accountName])).toEqual([
    ['accounts/1', 'Kawiarnia Mała'],
  ]);

  const information = mybusinessbusinessinformation({ version: 'v1', auth: client });
  const list = await information.accounts.locations.list(
    { parent: 'accounts/1', readMask: 'name,title', pageSize: 2 },
    here,
  );
  expect(list.data.locations).toHaveLength(2);
  const one = await information.locations.get(
    { name: 'locations/rynek', readMask: 'storefrontAddress' },
    here,
  );
  expect(one.data.storefrontAddress?.postalCode).toBe('31-042');
  await expect(information.locations.get({ name: 'locations/rynek' }, here)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('invalid argument'),
  });
  await expect(accounts.accounts.get({ name: 'accounts/2' }, here)).rejects.toMatchObject({ status: 403 });
});
