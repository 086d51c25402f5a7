import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { createTestClient } from './create-test-client.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A host's own client, whose calls go to the network as they do in production. */
function hostClient() {
  return createClient({
    baseUrl: 'https://listings.example/api',
    companyId: 1,
    getToken: () => 'token',
  });
}

test('SDK-11 the API in memory answers what a host’s own tests catch at the network, below a path of the host’s', async () => {
  const { server } = createTestClient({ data: { reviewCount: 12 } });
  network.use(http.all('https://listings.example/api/*', ({ request }) => server.respond(request, '/api')));
  const { api } = hostClient();

  const reply = { params: { path: { id: 1 } }, body: { reply_comment: 'Dziękujemy!' } };
  expect((await api.POST('/reviews/{id}/reply/', reply)).data).toMatchObject({
    id: 1,
    reply_status: 'processing',
  });
  server.decide(1, 'published');
  const { data } = await api.GET('/reviews/{id}/', { params: { path: { id: 1 } } });
  expect(data).toMatchObject({ reply_status: 'published', reply_comment: 'Dziękujemy!' });
  expect(server.calls.map(({ operation }) => operation)).toEqual(['replyToReview', 'getReview']);

  server.fail('getReview', 'permission_denied');
  await expect(api.GET('/reviews/{id}/', { params: { path: { id: 1 } } })).rejects.toMatchObject({
    status: 403,
    code: 'permission_denied',
  });
});

test('SDK-11 what is not below the path, or no call of the API, is not found', async () => {
  const { server } = createTestClient();
  const status = async (address: string) => (await server.respond(new Request(address), '/api')).status;
  expect(await status('https://listings.example/api/reviews/stats/')).toBe(200);
  expect(await status('https://listings.example/reviews/stats/')).toBe(404);
  expect(await status('https://listings.example/api/coffee/')).toBe(404);
});
