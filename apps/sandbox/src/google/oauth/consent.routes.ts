import { Hono } from 'hono';
import { html } from 'hono/html';
import { identityPage } from '../../identity/identity-page.ts';
import { type Language, readLanguage } from '../../page/language.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { AccountHead } from '../../world/world-source.ts';
import { businessScope, issueCode, sandboxOAuthClient } from './tokens.ts';

/** accounts.google.com: the consent page, and the redirect back with a code. */
export function consentRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/o/oauth2/v2/auth', (c) => {
      const problem = problemOf(c.req.query());
      if (problem) return c.text(problem, 400);
      const url = new URL(c.req.url);
      return c.html(
        consentPage({
          language: readLanguage(c.req.query('hl'), c.req.header('Accept-Language')),
          accounts: signIns(world),
          answerUrl: `${url.pathname}/answer${url.search}`,
          stylesheet: url.pathname.replace('/google/o/oauth2/v2/auth', '/sandbox.css'),
        }),
      );
    })
    .get('/o/oauth2/v2/auth/answer', (c) => {
      const problem = problemOf(c.req.query());
      if (problem) return c.text(problem, 400);
      const back = new URL(c.req.query('redirect_uri') ?? '');
      const state = c.req.query('state');
      if (state !== undefined) back.searchParams.set('state', state);
      const account = signIns(world).find(({ id }) => id === c.req.query('account'));
      if (account) {
        const challenge = c.req.query('code_challenge');
        const scope = grantedScope(c.req.query('scope'), c.req.query('withhold'));
        const code = issueCode(world, account.id, {
          redirectUri: c.req.query('redirect_uri') ?? '',
          isOffline: c.req.query('access_type') === 'offline',
          asksAgain: (c.req.query('prompt') ?? '').split(' ').includes('consent'),
          scope,
          ...(challenge === undefined ? {} : { challenge }),
        });
        back.searchParams.set('code', code);
        back.searchParams.set('scope', scope);
      } else {
        back.searchParams.set('error', 'access_denied');
      }
      return c.redirect(back.href, 302);
    });
}

/** Users can leave scopes unticked; a script names such a scope in `withhold`. */
function grantedScope(asked = '', withheld = ''): string {
  return asked
    .split(' ')
    .filter((one) => one !== withheld)
    .join(' ');
}

/** Groups that a person owns are opened by the person. */
function signIns({ state }: LiveWorld): AccountHead[] {
  return state.source.accounts.filter(({ ownedBy }) => ownedBy === undefined);
}

function problemOf(query: Record<string, string>): string | undefined {
  if (query.client_id !== sandboxOAuthClient.id) return 'Error 401: invalid_client';
  if (query.response_type !== 'code') return 'Error 400: unsupported_response_type';
  if (!query.scope?.split(' ').includes(businessScope)) return 'Error 400: invalid_scope';
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return 'Error 400: invalid_request';
  }
  if (!/^https?:\/\//.test(query.redirect_uri ?? '') || !URL.canParse(query.redirect_uri ?? '')) {
    return 'Error 400: redirect_uri_mismatch';
  }
  return undefined;
}

interface ConsentPage {
  language: Language;
  accounts: readonly AccountHead[];
  /** Where the form is posted; a post without an account is a refusal. */
  answerUrl: string;
  stylesheet: string;
}

// Links rather than a form: a strict form-action would also forbid the redirect back to the product.
function consentPage({ language, accounts, answerUrl, stylesheet }: ConsentPage) {
  const text = texts[language];
  return identityPage({
    language,
    stylesheet,
    eyebrow: text.eyebrow,
    title: text.title,
    body: html`<p>${text.explanation}</p>
      <ul class="choices">
        ${accounts.map(
          ({ id, name, email }) =>
            html`<li>
              <a class="choice" href="${answerUrl}&account=${id}">${name}<span>${email ?? id}</span></a>
            </li>`,
        )}
      </ul>
      <a class="button" href="${answerUrl}">${text.refuse}</a>`,
  });
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawane konto Google',
    title: 'Wybierz konto',
    explanation: 'Aplikacja prosi o zarządzanie Profilami Firmy w Google. Wybór konta oznacza zgodę.',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Google account',
    title: 'Choose an account',
    explanation: 'The app asks to manage Google Business Profiles. Choosing an account gives consent.',
    refuse: 'Refuse',
  },
} as const;
