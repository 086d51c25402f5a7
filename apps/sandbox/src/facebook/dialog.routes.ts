import { Hono } from 'hono';
import { html } from 'hono/html';
import { formPolicy, identityPage } from '../identity/identity-page.ts';
import { type Language, readLanguage } from '../page/language.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { FacebookPage } from './facebook-page.ts';
import { facebookPeople } from './facebook-state.ts';
import { issueCode, sandboxFacebook } from './graph-tokens.ts';

/** www.facebook.com: who logs in, which pages the app gets, and the redirect back with a code. */
export function dialogRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/:version/dialog/oauth', (c) => {
      const problem = problemOf(c.req.query());
      if (problem) return c.text(problem, 400);
      const url = new URL(c.req.url);
      c.header('Content-Security-Policy', formPolicy(c.req.query('redirect_uri') ?? ''));
      return c.html(
        dialogPage({
          language: readLanguage(c.req.query('locale'), c.req.header('Accept-Language')),
          person: facebookPeople.find(({ id }) => id === c.req.query('person'))?.id,
          pages: [...world.state.facebook.pages.values()],
          path: url.pathname,
          query: url.searchParams,
        }),
      );
    })
    .get('/:version/dialog/oauth/answer', (c) => {
      const query = c.req.query();
      const problem = problemOf(query);
      if (problem) return c.text(problem, 400);
      const back = new URL(query.redirect_uri ?? '');
      if (query.state !== undefined) back.searchParams.set('state', query.state);
      const person = facebookPeople.find(({ id }) => id === query.person);
      if (!person) {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_code', '200');
        back.searchParams.set('error_reason', 'user_denied');
        return c.redirect(back.href, 302);
      }
      const known = person.managesPages ? [...world.state.facebook.pages.keys()] : [];
      const ticked = c.req.queries('page') ?? [];
      world.commit({
        kind: 'facebook_consented',
        person: person.id,
        pages: known.filter((id) => ticked.includes(id) || ticked.includes('all')),
        scopes: (query.scope ?? '').split(/[ ,]+/).filter((one) => one !== '' && one !== query.withhold),
      });
      back.searchParams.set('code', issueCode(world, person.id, query.redirect_uri ?? ''));
      return c.redirect(back.href, 302);
    });
}

function problemOf(query: Record<string, string>): string | undefined {
  if (query.client_id !== sandboxFacebook.appId) return 'Invalid App ID';
  if ((query.response_type ?? 'code') !== 'code') return 'Unsupported response_type';
  if (!query.scope && !query.config_id) return 'Invalid Scopes';
  if (!/^https?:\/\//.test(query.redirect_uri ?? '') || !URL.canParse(query.redirect_uri ?? ''))
    return 'URL Blocked: this redirect failed because the redirect URI is not whitelisted';
  return undefined;
}

interface DialogPage {
  language: Language;
  /** Who has logged in; undefined until somebody has. */
  person: string | undefined;
  pages: readonly FacebookPage[];
  path: string;
  query: URLSearchParams;
}

function dialogPage({ language, person, pages, path, query }: DialogPage) {
  const text = texts[language];
  const answer = `${path}/answer`;
  const manages = facebookPeople.find(({ id }) => id === person)?.managesPages ?? false;
  const choosing = html`<ul class="choices">
    ${facebookPeople.map(
      ({ id, name }) =>
        html`<li>
          <a class="choice" href="${path}?${String(query)}&person=${id}">${name}<span>${id}</span></a>
        </li>`,
    )}
  </ul>`;
  const ticking = html`<form action="${answer}" method="get">
    ${[...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${(manages ? pages : []).map(
      ({ id, name }) =>
        html`<p>
          <label><input type="checkbox" name="page" value="${id}" checked /> ${name}</label>
        </p>`,
    )}
    <button class="button" type="submit">${text.agree}</button>
  </form>`;
  return identityPage({
    language,
    stylesheet: path.replace(/\/facebook\/.*/, '/sandbox.css'),
    eyebrow: text.eyebrow,
    title: person === undefined ? text.person : text.pages,
    body: html`<p>${text.explanation}</p>
      ${person === undefined ? choosing : ticking}
      <a class="button" href="${answer}?${refusal(query)}">${text.refuse}</a>`,
  });
}

function refusal(query: URLSearchParams): string {
  const refused = new URLSearchParams(query);
  refused.delete('person');
  return refused.toString();
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawany Facebook',
    person: 'Kto się loguje?',
    pages: 'Wybierz strony',
    explanation: 'Aplikacja prosi o dostęp do stron na Facebooku.',
    agree: 'Zgadzam się',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Facebook',
    person: 'Who logs in?',
    pages: 'Choose pages',
    explanation: 'The app asks for access to pages on Facebook.',
    agree: 'Agree',
    refuse: 'Refuse',
  },
} as const;
