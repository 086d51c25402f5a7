import { expect, test } from 'vitest';
import { endpoints } from '@pinfold/contract/endpoints';
import { startTestApi } from '../testing/clients/start-test-api.ts';

test('BAS-01 every endpoint of the contract is mounted, and nothing else but the documented doors', async () => {
  const api = await startTestApi();
  const mounted = api.app.routes
    .filter(({ path }) => !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const declared = endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const doors = [
    'POST /providers/google/notifications/{secret}',
    'POST /providers/stripe/events/',
    'POST /apple/webhook/',
    'POST /facebook/deauthorize/',
    'POST /facebook/data-deletion/',
    'GET /facebook/data-deletion/{code}',
    'GET /files/{token}/{filename}',
    'GET /locators/{name}/images/{picture}',
    String.raw`GET /media/{picture}{[^/]+\.jpg}`,
    'GET /session/oidc/callback',
    'POST /session/saml/{teamName}/acs',
    'GET /session/saml/{teamName}/metadata',
    'GET /health',
    'GET /ready',
    'GET /openapi.json',
  ];
  expect(mounted.toSorted()).toEqual([...declared, ...doors].toSorted());
});

test('BAS-01 ids of the contract are unique, and so are its doors', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});
