import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from './create-client.ts';
import type { GetToken, TokenAnswer } from './token.ts';

const minute = 60_000;

const inMinutes = (minutes: number) => Date.now() + minutes * minute;

/** An API that accepts what the host's server hands out, until the test says otherwise. */
function setUp(getToken: GetToken, options: Partial<ClientOptions> = {}) {
  const seen: (string | null)[] = [];
  const refused = new Set<string>();
  const client = createClient({
    baseUrl: 'https://api.example.com',
    companyId: 1,
    getToken,
    fetch: async (request) => {
      const token = request.headers.get('Authorization');
      seen.push(token);
      return token && refused.has(token)
        ? new Response(null, { status: 401 })
        : Response.json({ count: 0, unanswered: 0 });
    },
    ...options,
  });
  return { client, seen, refused, call: () => client.api.GET('/reviews/stats/') };
}

/** Numbers its tokens, each good for a quarter of an hour. */
function counting(expiresAt: () => string | number = () => inMinutes(15)) {
  let count = 0;
  return vi.fn<GetToken>(async () => {
    count += 1;
    return { token: `t${count}`, expiresAt: expiresAt() };
  });
}

describe('a token that ends', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it('BEY-01 is kept, and asked for again half a minute before its end', async () => {
    const getToken = counting(() => new Date(inMinutes(15)).toISOString());
    const { call, seen } = setUp(getToken);
    await call();
    await vi.advanceTimersByTimeAsync(14.5 * minute - 1);
    await call();
    expect(getToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await call();
    expect(seen).toEqual(['Token t1', 'Token t1', 'Token t2']);
  });

  it('BEY-01 is asked for once, however many calls wait, in whichever language', async () => {
    let answer = (_token: TokenAnswer) => {};
    const getToken = vi.fn<GetToken>(() => new Promise((resolve) => (answer = resolve)));
    const { call, client, seen } = setUp(getToken);
    const english = client.with({ companyId: 1, language: 'en' });
    const calls = [call(), call(), english.api.GET('/reviews/stats/')];
    answer({ token: 'one', expiresAt: inMinutes(15) });
    await Promise.all(calls);
    await english.api.GET('/reviews/stats/');
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(new Set(seen)).toEqual(new Set(['Token one']));
  });

  it('BEY-01 that is refused early is replaced once for all that were refused', async () => {
    const getToken = counting();
    const { call, seen, refused } = setUp(getToken);
    await call();
    refused.add('Token t1');
    await Promise.all([call(), call(), call()]);
    expect(getToken.mock.calls).toEqual([[{}], [{ refused: 't1' }]]);
    expect(seen.slice(-3)).toEqual(['Token t2', 'Token t2', 'Token t2']);
  });

  it('BEY-01 goes on working until its end when the server that hands it out is down', async () => {
    const getToken = counting();
    const { call, seen } = setUp(getToken);
    await call();
    await vi.advanceTimersByTimeAsync(14.6 * minute);
    getToken.mockRejectedValueOnce(new Error('offline'));
    await call();
    expect(seen).toEqual(['Token t1', 'Token t1']);
    await vi.advanceTimersByTimeAsync(minute);
    getToken.mockRejectedValueOnce(new Error('offline'));
    await expect(call()).rejects.toMatchObject({ kind: 'network' });
    await call();
    expect(seen.at(-1)).toBe('Token t2');
  });

  it.each([
    ['whose clock says that it is over', () => inMinutes(-5)],
    ['whose end makes no sense', () => 'soon'],
  ])('BEY-01 %s is good until it is refused', async (_name, expiresAt) => {
    const getToken = counting(expiresAt);
    const { call, refused } = setUp(getToken);
    await call();
    await vi.advanceTimersByTimeAsync(60 * minute);
    await call();
    expect(getToken).toHaveBeenCalledTimes(1);
    refused.add('Token t1');
    await call();
    expect(getToken).toHaveBeenLastCalledWith({ refused: 't1' });
  });

  it('BEY-01 of a short life is used for half of it', async () => {
    const getToken = counting(() => Date.now() + 20_000);
    const { call } = setUp(getToken);
    await call();
    await vi.advanceTimersByTimeAsync(9_999);
    await call();
    expect(getToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await call();
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('BEY-01 tells when what was opened with it should be opened anew', async () => {
    const { call, client } = setUp(counting());
    expect(client.tokenDueIn()).toBeUndefined();
    await call();
    expect(client.with({ companyId: 1, language: 'es' }).tokenDueIn()).toBe(14.5 * minute);
    await vi.advanceTimersByTimeAsync(14.6 * minute);
    expect(client.tokenDueIn()).toBe(0.4 * minute);
    await vi.advanceTimersByTimeAsync(minute);
    expect(client.tokenDueIn()).toBeUndefined();
  });

  it('a bare token is asked for before each call', async () => {
    const getToken = vi.fn<GetToken>(() => 'session');
    const { call } = setUp(getToken);
    await call();
    await call();
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('a host that throws at once may answer the next time', async () => {
    const getToken = vi.fn<GetToken>(() => {
      if (getToken.mock.calls.length === 1) throw new Error('not yet');
      return 'session';
    });
    const { call, seen } = setUp(getToken);
    await expect(call()).rejects.toMatchObject({ kind: 'network' });
    await call();
    expect(seen).toEqual(['Token session']);
  });
});
