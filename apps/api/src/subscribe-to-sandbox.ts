import { setTimeout } from 'node:timers/promises';
import { ifRefused } from './delivery/provider-error.ts';
import { googleRequest } from './providers/google-business-profile/google-request.ts';
import type { Services } from './services.ts';

const tries = 5;

/**
 * Has the sandbox push its notifications to us. With the real Google an operator creates this subscription once, in
 * the project that owns the topic; the sandbox has no operator.
 */
export async function subscribeToSandbox(
  services: Services,
  googleUrl: string,
  pushEndpoint: string,
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const error = await ifRefused(subscribe(services, googleUrl, pushEndpoint), (refusal) => refusal);
    if (!error) return;
    services.log.warn(
      { err: error, left: left - 1 },
      'no notifications from the sandbox yet; polling goes on',
    );
    await setTimeout(1000);
  }
}

async function subscribe(
  { config, google }: Services,
  googleUrl: string,
  pushEndpoint: string,
): Promise<void> {
  const project = config.GOOGLE_PUBSUB_TOPIC.split('/').slice(0, 2).join('/');
  await googleRequest(fetch, {
    url: `${googleUrl}/v1/${project}/subscriptions/pinfold`,
    method: 'PUT',
    token: await google.as('demo-lipa').accessToken(),
    json: { topic: config.GOOGLE_PUBSUB_TOPIC, pushConfig: { pushEndpoint } },
  });
}
