import { Hono } from 'hono';
import { html } from 'hono/html';
import { errors } from 'oidc-provider';
import * as z from 'zod';
import { formPolicy, identityPage } from '../identity/identity-page.ts';
import { type Language, readLanguage } from '../page/language.ts';
import { type OidcAccounts, oidcPeople, type OidcPerson } from './oidc-accounts.ts';
import type { Through } from './oidc-app.ts';

interface InteractionRoutes {
  accounts: OidcAccounts;
  through: Through;
  path: string;
}

const Choice = z.object({
  email: z.email().max(254).toLowerCase(),
  name: z.string().trim().max(120).optional(),
  unverified: z.literal('on').optional(),
});

/** The page to log in or refuse. */
export function interactionRoutes({ accounts, through, path }: InteractionRoutes): Hono {
  return new Hono()
    .get('/interaction/:uid', async (c) => {
      const language = readLanguage(c.req.query('lang'), c.req.header('Accept-Language'));
      const answer = await through(c.req.raw, async (provider, incoming, outgoing) => {
        const { params, uid } = await provider.interactionDetails(incoming, outgoing);
        const action = `${path}/interaction/${uid}`;
        const stylesheet = path.replace(/\/oidc$/, '/sandbox.css');
        outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
        outgoing.setHeader('Content-Security-Policy', formPolicy(String(params.redirect_uri)));
        outgoing.end(String(interactionPage({ language, action, stylesheet, people: oidcPeople })));
      }).catch(expired);
      return answer;
    })
    .post('/interaction/:uid', async (c) => {
      const form = Object.fromEntries(new URLSearchParams(await c.req.raw.clone().text()));
      const choice = 'refuse' in form ? undefined : Choice.safeParse(form);
      if (choice && !choice.success) return c.redirect(c.req.path, 303);
      return through(c.req.raw, async (provider, incoming, outgoing) => {
        const result = choice
          ? { login: { accountId: accounts.add(personOf(choice.data)), remember: false } }
          : { error: 'access_denied', error_description: 'The person refused.' };
        await provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: false });
      }).catch(expired);
    });
}

function personOf({ email, name, unverified }: z.infer<typeof Choice>): OidcPerson {
  const known = oidcPeople.find((person) => person.email === email);
  return {
    email,
    name: name || known?.name || email.split('@')[0] || email,
    emailVerified: unverified === undefined,
  };
}

/** The cookie of the login is missing or belongs to another one, or the login has expired. */
function expired(error: unknown): Response {
  if (!(error instanceof errors.SessionNotFound)) throw error;
  return new Response('invalid_request: this login is no longer under way', { status: 400 });
}

interface InteractionPage {
  language: Language;
  /** Where the choice is posted. */
  action: string;
  stylesheet: string;
  people: readonly OidcPerson[];
}

/** A button for each known user, or a form for any email, verified or not. */
function interactionPage({ language, action, stylesheet, people }: InteractionPage) {
  const text = texts[language];
  const body = html`<p>${text.explanation}</p>
    <form method="post" action="${action}">
      ${people.map(
        ({ email, name }) =>
          html`<button class="choice" name="email" value="${email}">${name}<span>${email}</span></button>`,
      )}
    </form>
    <form method="post" action="${action}">
      <h2>${text.other}</h2>
      <label>${text.email}<input type="email" name="email" required autocomplete="off" /></label>
      <label>${text.name}<input name="name" maxlength="120" autocomplete="off" /></label>
      <label class="check"><input type="checkbox" name="unverified" />${text.unverified}</label>
      <button class="primary">${text.logIn}</button>
    </form>
    <form method="post" action="${action}">
      <button name="refuse" value="on">${text.refuse}</button>
    </form>`;
  return identityPage({ language, stylesheet, eyebrow: text.eyebrow, title: text.title, body });
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawane Konto Lipa ID',
    title: 'Zaloguj się kontem Lipa ID',
    explanation: 'Aplikacja pozna Twoje imię, nazwisko i adres e-mail. Wybór osoby oznacza zgodę.',
    other: 'Ktoś inny',
    email: 'Adres e-mail',
    name: 'Imię i nazwisko (opcjonalnie)',
    unverified: 'Adres nie został potwierdzony',
    logIn: 'Zaloguj się',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Lipa ID',
    title: 'Log in with Lipa ID',
    explanation: 'The app will learn your name and e-mail address. Choosing a person gives consent.',
    other: 'Somebody else',
    email: 'E-mail address',
    name: 'Name (optional)',
    unverified: 'The address was not verified',
    logIn: 'Log in',
    refuse: 'Refuse',
  },
} as const;
