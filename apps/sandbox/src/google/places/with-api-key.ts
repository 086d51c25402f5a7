import { createMiddleware } from 'hono/factory';
import type { GoogleContext, GoogleEnv } from '../google-env.ts';
import { GoogleError } from '../google-error.ts';
import { sandboxPlacesKey } from './places-key.ts';

const service = 'places.googleapis.com';

/** What every call to the Places API needs: a key, and room in the quota. */
export function withApiKey({ quota }: GoogleContext) {
  return createMiddleware<GoogleEnv>(async (c, next) => {
    const key = c.req.header('X-Goog-Api-Key') ?? c.req.query('key');
    if (key === undefined || key === '') throw unregisteredCaller();
    if (key !== sandboxPlacesKey) throw invalidKey();
    quota.spendRequest(service);
    await next();
  });
}

function unregisteredCaller(): GoogleError {
  return new GoogleError(
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers (callers without established identity). " +
      'Please use API Key or other form of API consumer identity to call this API.',
  );
}

function invalidKey(): GoogleError {
  return new GoogleError('INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service },
    },
  ]);
}
