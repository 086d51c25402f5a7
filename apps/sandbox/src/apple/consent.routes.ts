import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { formPolicy, identityPage } from '../identity/identity-page.ts';
import { type Language, readLanguage } from '../page/language.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { AppleError } from './apple-error.ts';
import {
  appleOrganizations,
  issueCode,
  issueTokens,
  organizationOfRefresh,
  redeemCode,
  sandboxApple,
} from './apple-tokens.ts';

const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    client_secret: z.string(),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    client_secret: z.string(),
    refresh_token: z.string(),
  }),
]);

/** business.apple.com: which organisation is shared with the partner, and its tokens, which are asked for in JSON. */
export function consentRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/oauth2/v1/authorize', (c) => {
      const query = c.req.query();
      const problem = problemOf(query);
      if (problem) return c.text(problem, 400);
      const url = new URL(c.req.url);
      c.header('Content-Security-Policy', formPolicy(query.redirect_uri ?? ''));
      const language = readLanguage(query.locale, c.req.header('Accept-Language'));
      return c.html(consentPage(language, url));
    })
    .get('/oauth2/v1/authorize/answer', (c) => {
      const query = c.req.query();
      const problem = problemOf(query);
      if (problem) return c.text(problem, 400);
      const back = new URL(query.redirect_uri ?? '');
      if (query.state !== undefined) back.searchParams.set('state', query.state);
      const organization = appleOrganizations.find(({ id }) => id === query.organization);
      if (organization) {
        const asked = { redirectUri: query.redirect_uri ?? '', challenge: query.code_challenge ?? '' };
        back.searchParams.set('code', issueCode(world, organization.id, asked));
      } else back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href, 302);
    })
    .post('/oauth2/token', async (c) => {
      const { success, data } = TokenBody.safeParse(await c.req.json().catch(() => undefined));
      if (!success) throw new AppleError(400, 'invalid_request', 'JSON with a grant_type is expected.');
      const { clientId, clientSecret } = sandboxApple;
      if (data.client_id !== clientId || data.client_secret !== clientSecret)
        throw new AppleError(401, 'invalid_client', 'The client is unknown.');
      const organization =
        data.grant_type === 'refresh_token'
          ? organizationOfRefresh(world, data.refresh_token)
          : redeemCode(world, {
              code: data.code,
              redirectUri: data.redirect_uri,
              verifier: data.code_verifier,
            });
      return c.json(issueTokens(world, organization));
    });
}

function problemOf(query: Record<string, string>): string | undefined {
  if (query.client_id !== sandboxApple.clientId) return 'invalid_client';
  if (query.response_type !== 'code') return 'unsupported_response_type';
  if (!query.code_challenge || query.code_challenge_method !== 'S256')
    return 'invalid_request: PKCE with S256';
  if (!/^https?:\/\//.test(query.redirect_uri ?? '') || !URL.canParse(query.redirect_uri ?? ''))
    return 'invalid_redirect_uri';
  return undefined;
}

function consentPage(language: Language, { pathname: path, searchParams: query }: URL) {
  const text = texts[language];
  const answer = `${path}/answer`;
  return identityPage({
    language,
    stylesheet: path.replace(/\/apple\/.*/, '/sandbox.css'),
    eyebrow: text.eyebrow,
    title: text.title,
    body: html`<p>${text.explanation}</p>
      <ul class="choices">
        ${appleOrganizations.map(
          ({ id, name }) =>
            html`<li>
              <a class="choice" href="${answer}?${String(query)}&organization=${id}"
                >${name}<span>${id}</span></a
              >
            </li>`,
        )}
      </ul>
      <a class="button" href="${answer}?${String(query)}">${text.refuse}</a>`,
  });
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawany Apple Business',
    title: 'Wybierz organizację',
    explanation: 'Partner prosi o dostęp do marki i lokalizacji w Apple Maps.',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Apple Business',
    title: 'Choose an organisation',
    explanation: 'A partner asks for access to the brand and the locations at Apple Maps.',
    refuse: 'Refuse',
  },
} as const;
