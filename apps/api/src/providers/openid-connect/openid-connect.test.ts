import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { openOpenIdConnect } from './openid-connect.ts';
import type { SocialProvider } from './social-provider.ts';

const issuer = 'https://id.test';
const secret = 'tajne+hasło/50%&więcej';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

interface Played {
  /** Claims of the ID token beside those about the login itself. */
  token?: object;
  /** What userinfo answers; left out, there is no such endpoint. */
  userInfo?: object;
  /** `token_endpoint_auth_methods_supported`. */
  methods?: string[];
  /** The only way in which the provider takes the secret. */
  takes?: 'header' | 'body';
  configured?: SocialProvider['token_endpoint_auth_method'];
  /** `claims_supported`. */
  claims?: string[] | undefined;
  /** When a fresh log-in was asked for. */
  askedSince?: number;
}

/** Logs somebody in at a provider that behaves like this. */
async function logIn({ token, userInfo, methods, takes, configured, claims: said, askedSince }: Played) {
  let nonce = '';
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(url));
    const headers = new Headers(init.headers);
    if (pathname === '/.well-known/openid-configuration')
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(userInfo && { userinfo_endpoint: `${issuer}/me` }),
        ...(methods && { token_endpoint_auth_methods_supported: methods }),
        ...(said && { claims_supported: said }),
      });
    if (pathname === '/keys')
      return Response.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256' }] });
    if (pathname === '/me') return Response.json({ sub: 'u1', ...userInfo });
    const body = new URLSearchParams(String(init.body));
    const way = headers.has('Authorization') ? 'header' : 'body';
    const given =
      way === 'header'
        ? Buffer.from(headers.get('Authorization')?.slice(6) ?? '', 'base64').toString()
        : body.get('client_secret');
    const expected =
      way === 'header' ? `pin%2Ffold:${new URLSearchParams({ x: secret }).toString().slice(2)}` : secret;
    if ((takes && way !== takes) || given !== expected)
      return Response.json(
        { error: 'invalid_client', error_description: 'Wrong way' },
        { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="id"' } },
      );
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: 'pin/fold', sub: 'u1', iat: now, exp: now + 60, nonce, ...token };
    return Response.json({ access_token: 'a', token_type: 'bearer', id_token: signed(claims) });
  };
  const provider = { id: 'id', name: 'Id', issuer, client_id: 'pin/fold', client_secret: secret };
  const connect = openOpenIdConnect({
    providers: [{ ...provider, token_endpoint_auth_method: configured }],
    redirectUri: 'https://panel.test/callback',
    fetch: fetch as typeof globalThis.fetch,
  });
  const started = await connect.start('id');
  if (!started) throw new Error('the provider is configured');
  ({ nonce } = started.checks);
  return connect.finish(
    'id',
    new URLSearchParams({ code: 'c', state: started.checks.state }),
    started.checks,
    askedSince,
  );
}

function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256' })}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const email = 'anna@firma.test';

test.each<[what: string, played: Played, isVerified: boolean, name: string]>([
  ['all in the ID token', { token: { email, email_verified: true, name: 'Anna' } }, true, 'Anna'],
  ['verified at userinfo alone', { token: { email }, userInfo: { email, email_verified: true } }, true, ''],
  ['all at userinfo', { userInfo: { email, email_verified: 'true', name: 'Anna' } }, true, 'Anna'],
  [
    'a no in the token',
    { token: { email, email_verified: false }, userInfo: { email, email_verified: true } },
    false,
    '',
  ],
  [
    'a no at userinfo',
    { token: { email, email_verified: true }, userInfo: { email, email_verified: false } },
    false,
    '',
  ],
  [
    'two addresses',
    { token: { email }, userInfo: { email: 'x@firma.test', email_verified: true } },
    false,
    '',
  ],
  ['capitals', { token: { email: 'Anna@Firma.test' }, userInfo: { email, email_verified: true } }, true, ''],
  ['nobody says it', { token: { email }, userInfo: { email, name: 'Anna' } }, false, 'Anna'],
  ['no userinfo', { token: { email } }, false, ''],
  ['a name with a link', { token: { email, name: 'Wygraj na https://zla.test/x' } }, false, ''],
  ['a name of two lines', { token: { email, name: 'Anna\nPrzelej na konto' } }, false, ''],
])('SES-05 a login tells the address and whether it is verified: %s', async (_, played, isVerified, name) => {
  const person = await logIn(played);
  expect({ ...person, isEmailVerified: person.isEmailVerified === true }).toEqual({
    subject: 'u1',
    email,
    isEmailVerified: isVerified,
    name,
  });
});

test.each<[what: string, played: Played]>([
  ['metadata that name the header', { methods: ['client_secret_basic'], takes: 'header' }],
  ['metadata that name none', { takes: 'header' }],
  ['metadata that name both', { methods: ['client_secret_post', 'client_secret_basic'], takes: 'header' }],
  ['metadata that name the body', { methods: ['client_secret_post'], takes: 'body' }],
  ['a setting that knows better', { takes: 'body', configured: 'client_secret_post' }],
])('SES-05 the secret of the client goes the way of %s, whatever signs it has', async (_, played) => {
  expect(await logIn(played)).toMatchObject({ subject: 'u1' });
});

test('SES-05 an operator learns why a provider refused the client', async () => {
  await expect(logIn({ methods: ['client_secret_basic'], takes: 'body' })).rejects.toThrow(
    /invalid_client: Wrong way$/,
  );
});

test.each<[what: string, claims: string[] | undefined, authTime: number | undefined, isFresh: boolean]>([
  ['says when it asked', ['auth_time'], 0, true],
  ['asked an hour ago', ['auth_time'], -3600, false],
  ['says when, and did not: it was not told to', ['auth_time'], undefined, false],
  ['never says when', ['email'], undefined, true],
  ['says nothing of its claims', undefined, undefined, true],
])('BEY-22 a fresh log-in at a provider that %s', async (_, claims, authTime, isFresh) => {
  const now = Date.now();
  const at = authTime === undefined ? {} : { auth_time: Math.floor(now / 1000) + authTime };
  const asked = logIn({
    token: { email, email_verified: true, name: 'Anna', ...at },
    claims,
    askedSince: now,
  });
  expect(
    await asked.then(
      () => true,
      () => false,
    ),
  ).toBe(isFresh);
});
