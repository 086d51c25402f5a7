import { Hono } from 'hono';
import { errors } from 'oidc-provider';
import * as z from 'zod';
import { readLanguage } from '../page/language.ts';
import { formPolicy } from '../identity/form-policy.ts';
import { interactionPage } from './interaction-page.ts';
import type { OidcAccounts } from './oidc-accounts.ts';
import type { Through } from './oidc-app.ts';
import { oidcPeople, type OidcPerson } from './oidc-people.ts';

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

/** The page where somebody logs in, or refuses to. */
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

/** The cookie of the login is missing or somebody else's, or its time is up. */
function expired(error: unknown): Response {
  if (!(error instanceof errors.SessionNotFound)) throw error;
  return new Response('invalid_request: this login is no longer under way', { status: 400 });
}
