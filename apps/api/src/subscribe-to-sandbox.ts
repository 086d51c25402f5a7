import { GoogleError } from './providers/google-business-profile/google-error.ts';
import { googleRequest } from './providers/google-business-profile/google-request.ts';
import type { Services } from './services.ts';

/**
 * Has the sandbox push its notifications to us. With the real Google an operator creates this subscription once, in
 * the project that owns the topic; the sandbox has no operator.
 */
export async function subscribeToSandbox(
  { config, google, log }: Services,
  googleUrl: string,
  pushEndpoint: string,
): Promise<void> {
  const project = config.GOOGLE_PUBSUB_TOPIC.split('/').slice(0, 2).join('/');
  const account = google.as('demo-lipa');
  try {
    await googleRequest(fetch, {
      url: `${googleUrl}/v1/${project}/subscriptions/pinfold`,
      method: 'PUT',
      token: await account.accessToken(),
      json: { topic: config.GOOGLE_PUBSUB_TOPIC, pushConfig: { pushEndpoint } },
    });
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    log.info({ err: error }, 'no notifications from the sandbox; polling goes on');
  }
}
