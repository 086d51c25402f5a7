import { sandboxOAuthClient, scaleAccountId } from '@pinfold/sandbox';
import { notificationSecret } from '../../features/integrations/integrations.routes.ts';
import { openGoogleBusinessProfile } from '../../providers/google-business-profile/google-business-profile.ts';
import { googleRequest } from '../../providers/google-business-profile/google-request.ts';
import { loadKey } from '../../secrets/load-key.ts';

const project = 'projects/replay';
const topic = `${project}/topics/changes`;

/** Has the sandbox push what others change to this server, and no more to those that died before it. */
export async function subscribeToChanges(url: string, folder: string): Promise<void> {
  const baseUrl = `${url}/sandbox/google`;
  const google = openGoogleBusinessProfile({
    baseUrl,
    clientId: sandboxOAuthClient.id,
    clientSecret: sandboxOAuthClient.secret,
  }).as('demo-scale');
  const secret = notificationSecret(await loadKey(undefined, folder));
  await google.publishChanges(`accounts/${scaleAccountId}`, topic);
  await googleRequest(fetch, {
    url: `${baseUrl}/v1/${project}/subscriptions/replay`,
    method: 'PUT',
    token: await google.accessToken(),
    json: {
      topic,
      pushConfig: { pushEndpoint: `${url}/api/providers/google/notifications/${secret}` },
    },
  });
}
