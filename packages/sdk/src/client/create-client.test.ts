import { describe, expect, it, vi } from 'vitest';
import { unwrapResponse } from './transport.ts';
import { ApiError } from './api-error.ts';
import { createClient, type ClientOptions } from './create-client.ts';

type Fetch = (request: Request) => Promise<Response>;

const stats = { count: 3, unanswered: 1 };

function clientThat(fetch: (request: Request) => Promise<Response>, options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: 'https://api.example.com/v1/', fetch, getToken: () => 'abc', ...options });
}

function failureOf(client: ReturnType<typeof createClient>, signal?: AbortSignal): Promise<ApiError> {
  return client.api.GET('/reviews/stats/', signal ? { signal } : {}).then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );
}

describe('createClient', () => {
  it('names the session, the company and the language in every call', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json(stats));
    const client = clientThat(fetch, { companyId: 17, language: 'en' });
    await expect(unwrapResponse(client.api.GET('/reviews/stats/'))).resolves.toEqual(stats);
    const request = fetch.mock.calls[0]?.[0];
    expect(request?.url).toBe('https://api.example.com/v1/reviews/stats/');
    expect(request?.headers.get('Authorization')).toBe('Token abc');
    expect(request?.headers.get('Company-Id')).toBe('17');
    expect(request?.headers.get('Accept-Language')).toBe('en');
  });

  it('asks for what is public without saying who asks, and no session ends by it', async () => {
    const fetch = vi.fn<Fetch>(async () => new Response(null, { status: 401 }));
    const getToken = vi.fn(() => 'abc');
    const onUnauthorized = vi.fn();
    const client = clientThat(fetch, { companyId: 17, language: 'en', getToken, onUnauthorized });
    const { signal } = new AbortController();
    await expect(client.open('/locators/lipa/', { signal, credentials: 'omit' })).rejects.toThrow(ApiError);
    const request = fetch.mock.calls[0]?.[0];
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    expect(request?.credentials).toBe('omit');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(getToken).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('keeps the session when the company or the language changes', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json(stats));
    const client = clientThat(fetch, { companyId: 17 }).with({ companyId: 18, language: 'es' });
    await client.api.GET('/reviews/stats/');
    expect(fetch.mock.calls[0]?.[0].headers.get('Company-Id')).toBe('18');
    expect(fetch.mock.calls[0]?.[0].headers.get('Authorization')).toBe('Token abc');
    expect(client.scope).not.toBe(clientThat(fetch, { companyId: 17 }).scope);
  });

  it('ERR-01 asks for another token once after a 401 and repeats the call with its body', async () => {
    const seen: [string | null, string][] = [];
    const client = clientThat(
      async (request) => {
        seen.push([request.headers.get('Authorization'), await request.text()]);
        return seen.length === 1
          ? new Response(null, { status: 401 })
          : Response.json({ count: 0, results: [] });
      },
      { getToken: async ({ refused }) => (refused === 'old' ? 'new' : 'old') },
    );
    await client.api.POST('/reviews/search/', { body: { q: 'kawa' } });
    expect(seen).toEqual([
      ['Token old', '{"q":"kawa"}'],
      ['Token new', '{"q":"kawa"}'],
    ]);
  });

  it('ERR-01 tells the host when the session is over, once', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const getToken = vi.fn<() => string>(() => 'old');
    const client = clientThat(async () => new Response(null, { status: 401 }), { onUnauthorized, getToken });
    const error = await failureOf(client);
    expect(error).toMatchObject({ kind: 'http', status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('SES-04 nothing is sent with a token that was given up, and a late refusal of it ends no session', async () => {
    const answers: ((response: Response) => void)[] = [];
    const fetch = vi.fn<Fetch>(() => new Promise((resolve) => answers.push(resolve)));
    const onUnauthorized = vi.fn();
    let token = 'abc';
    const client = clientThat(fetch, { getToken: () => token, onUnauthorized });
    const onItsWay = failureOf(client);
    await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
    const leaving = client.api.POST('/logout/');
    await expect.poll(() => fetch).toHaveBeenCalledTimes(2);

    expect(await failureOf(client.with({ companyId: 18 }))).toMatchObject({ kind: 'aborted' });
    answers[1]?.(new Response(null, { status: 204 }));
    await leaving;
    answers[0]?.(new Response(null, { status: 401 }));
    expect(await onItsWay).toMatchObject({ kind: 'aborted' });
    expect(await failureOf(client)).toMatchObject({ kind: 'aborted' });
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(2);

    token = 'of somebody else';
    fetch.mockImplementation(async () => Response.json(stats));
    await expect(unwrapResponse(client.api.GET('/reviews/stats/'))).resolves.toEqual(stats);
  });

  it.each([[''], [undefined], [null]])(
    'SES-03 nobody is kept from logging in who has %o for a token',
    async (token) => {
      const fetch = vi.fn<Fetch>(async (request) =>
        request.url.endsWith('/logout/') ? new Response(null, { status: 204 }) : Response.json(stats),
      );
      const client = clientThat(fetch, { getToken: () => token });
      await client.api.GET('/reviews/stats/');
      await client.api.POST('/logout/');
      await client.api.GET('/reviews/stats/');
      expect(fetch.mock.calls.map(([request]) => request.headers.get('Authorization'))).toEqual([
        null,
        null,
        null,
      ]);
    },
  );

  it('SES-04 a token whose giving up failed goes on working', async () => {
    const client = clientThat(async (request) =>
      request.url.endsWith('/logout/everywhere/')
        ? new Response(null, { status: 503 })
        : Response.json(stats),
    );
    await expect(client.api.POST('/logout/everywhere/')).rejects.toMatchObject({ status: 503 });
    await expect(unwrapResponse(client.api.GET('/reviews/stats/'))).resolves.toEqual(stats);
  });

  it('ERR-01 reads a problem document whole', async () => {
    const problem = {
      code: 'invalid_request',
      detail: 'Popraw pola.',
      errors: [{ path: 'reply_comment', message: 'Za długie.' }, 'nonsense'],
      retry_after: 7,
      request_id: 'r-1',
    };
    const error = await failureOf(clientThat(async () => Response.json(problem, { status: 400 })));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'http',
      status: 400,
      code: 'invalid_request',
      detail: 'Popraw pola.',
      errors: [{ path: 'reply_comment', message: 'Za długie.' }],
      retryAfter: 7,
      requestId: 'r-1',
    });
  });

  it('ERR-01 understands a refusal by a proxy that knows no problem documents', async () => {
    const headers = { 'Retry-After': '30', 'X-Request-Id': 'p-9' };
    const error = await failureOf(
      clientThat(async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers })),
    );
    expect(error).toMatchObject({
      kind: 'http',
      status: 502,
      code: undefined,
      retryAfter: 30,
      requestId: 'p-9',
    });
  });

  it.each([
    ['a page of a captive portal', '<html>'],
    ['a cut answer', '{"count": 1'],
    ['an empty answer', ''],
    ['a bare word', '"ok"'],
  ])('ERR-01 %s is a parsing error', async (_name, body) => {
    expect(await failureOf(clientThat(async () => new Response(body)))).toMatchObject({ kind: 'parsing' });
  });

  it('ERR-01 null is an answer: there is no such thing', async () => {
    const client = clientThat(async () => new Response('null'));
    expect((await client.api.GET('/payments/latest/')).data).toBeNull();
  });

  it('ERR-01 a lost connection is a network error', async () => {
    const client = clientThat(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client)).toMatchObject({ kind: 'network', status: 0, code: undefined });
  });

  it('ERR-01 an unanswered call ends as a timeout, also when fetch ignores the signal', async () => {
    vi.useFakeTimers();
    try {
      const failure = failureOf(clientThat(() => new Promise(() => {}), { timeoutMs: 5000 }));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await failure).toMatchObject({ kind: 'network', code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('ERR-01 a body that never ends is a timeout too', async () => {
    vi.useFakeTimers();
    try {
      const endless = new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{"count"')),
      });
      const failure = failureOf(clientThat(async () => new Response(endless), { timeoutMs: 5000 }));
      await vi.advanceTimersByTimeAsync(5000);
      expect(await failure).toMatchObject({ kind: 'network', code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('a call that its caller gives up is aborted, before and after it was sent', async () => {
    const controller = new AbortController();
    const failure = failureOf(
      clientThat(
        (request) =>
          new Promise((_, reject) =>
            request.signal.addEventListener('abort', () => reject(request.signal.reason)),
          ),
      ),
      controller.signal,
    );
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    const sent = vi.fn<Fetch>(async () => Response.json(stats));
    expect(await failureOf(clientThat(sent), AbortSignal.abort())).toMatchObject({ kind: 'aborted' });
  });

  it('answers of 204 carry nothing and fail nothing', async () => {
    const client = clientThat(async () => new Response(null, { status: 204 }));
    await expect(client.api.POST('/logout/')).resolves.toMatchObject({ data: undefined });
  });

  it('a token that cannot be had is a network error, not a crash', async () => {
    const client = clientThat(async () => Response.json(stats), {
      getToken: () => Promise.reject(new Error('offline')),
    });
    expect(await failureOf(client)).toMatchObject({ kind: 'network' });
  });

  describe('BEY-22 a call that wants a fresh log-in', () => {
    const refusal = () =>
      Response.json({ code: 'fresh_login_required', detail: 'Confirm that it is you.' }, { status: 403 });
    const invite = (client: ReturnType<typeof createClient>) =>
      client.api.POST('/api-keys/', { body: { name: 'Portal', permissions: ['view_reviews'] } });

    it('waits for the user, beyond its deadline too, and is made again with its body', async () => {
      const bodies: string[] = [];
      const client = clientThat(
        async (request) => {
          bodies.push(await request.text());
          return bodies.length === 1 ? refusal() : Response.json({ id: 7 });
        },
        { timeoutMs: 5 },
      );
      let prove = (_isFresh: boolean) => {};
      client.with({ language: 'en' }).freshLogin.ask = () => new Promise((resolve) => (prove = resolve));
      const call = invite(client);
      await expect.poll(() => bodies).toHaveLength(1);
      prove(true);
      expect((await call).data).toEqual({ id: 7 });
      expect(bodies[1]).toBe(bodies[0]);
    });

    it('is given up while the user is asked, and not made again', async () => {
      const fetch = vi.fn<Fetch>(async () => refusal());
      const client = clientThat(fetch);
      let prove = (_isFresh: boolean) => {};
      const proof = new Promise<boolean>((resolve) => (prove = resolve));
      const ask = vi.fn<() => Promise<boolean>>(() => proof);
      client.freshLogin.ask = ask;
      const controller = new AbortController();
      const body = { name: 'Portal', permissions: ['view_reviews' as const] };
      const call = client.api.POST('/api-keys/', { body, signal: controller.signal });
      await expect.poll(() => ask.mock.calls).toHaveLength(1);
      controller.abort();
      await expect(call).rejects.toMatchObject({ kind: 'aborted' });
      prove(true);
      await proof;
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('fails as it was refused where nobody asks, or the user would rather not', async () => {
      const fetch = vi.fn<Fetch>(async () => refusal());
      const client = clientThat(fetch);
      await expect(invite(client)).rejects.toMatchObject({ code: 'fresh_login_required' });
      client.freshLogin.ask = async () => false;
      await expect(invite(client)).rejects.toMatchObject({ detail: 'Confirm that it is you.' });
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });
});
