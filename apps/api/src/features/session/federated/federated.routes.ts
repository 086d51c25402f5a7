import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import {
  getSsoToken,
  startSocialLogin,
  startSso,
} from '@pinfold/contract/features/session/federated-login.endpoints';
import {
  deleteSsoConnection,
  getSsoConnection,
  updateSsoConnection,
} from '@pinfold/contract/features/session/sso-connection.endpoints';
import { cookiesOf, type Cookies } from '../../../http/cookies.ts';
import type { Environment } from '../../../http/environment.ts';
import { mount, type Api } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import { hashToken, newToken } from '../../../secrets/token.ts';
import {
  FederatedLoginFault,
  flowSeconds,
  redeemTicket,
  type Ticket,
  ticketSeconds,
} from './federated-login.ts';
import { startSocialLogin as start, finishSocialLogin } from './social-login.service.ts';
import * as connections from './sso-connection.service.ts';
import { finishTeamLogin, startTeamLogin, teamMetadata } from './sso-login.service.ts';

const cookieNames = {
  social: 'social_flow',
  saml: 'sso_flow',
  ticket: 'sso_ticket',
  csrf: 'sso_csrf',
} as const;

/** Responses of identity providers have a few kilobytes. */
const maxAnswerLength = 200_000;

export function mountFederated(api: Api): void {
  mount(api, startSocialLogin, ({ services, body, language, caller, cookies }) =>
    start(services, { body, language, caller, browser: ownBrowser(cookies, 'social') }),
  );

  mount(api, startSso, ({ services, body, language, caller, cookies }) =>
    startTeamLogin(services, {
      teamName: body.team_name,
      next: body.next,
      isFresh: body.fresh,
      language,
      caller,
      browser: ownBrowser(cookies, 'saml'),
    }),
  );

  mount(api, getSsoToken, async ({ services, headers, cookies, caller }) => {
    const secret = cookies.read(cookieNames.ticket);
    const csrf = cookies.read(cookieNames.csrf);
    const shown = headers['x-csrftoken'];
    if (!secret || !csrf || !shown || !isSame(shown, csrf)) throw new Problem('csrf_token_missing');
    dropTicket(cookies);
    return redeemTicket(services, { secret, csrf: shown }, caller);
  });

  mount(api, getSsoConnection, async ({ services, member }) => ({
    connection: await connections.ssoConnectionOf(services, member),
  }));
  mount(api, updateSsoConnection, async ({ services, member, body }) => ({
    connection: await connections.saveSsoConnection(services, member, body),
  }));
  mount(api, deleteSsoConnection, ({ services, member }) =>
    connections.deleteSsoConnection(services, member),
  );

  mountCallbacks(api);
}

/** The callbacks of identity providers. They respond with redirects, so they are not in the contract. */
function mountCallbacks({ hono, services, callerOf }: Api): void {
  const cookiesIn = (context: Context) => cookiesOf(context, services.publicUrl);

  async function conclude(
    context: Context<Environment>,
    via: 'social' | 'saml',
    finish: (browser: string) => Promise<Ticket>,
  ): Promise<Response> {
    const cookies = cookiesIn(context);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    try {
      const ticket = await finish(cookies.read(cookieNames[via]) ?? '');
      cookies.set(cookieNames.ticket, ticket.secret, { seconds: ticketSeconds });
      cookies.set(cookieNames.csrf, ticket.csrf, { seconds: ticketSeconds, isReadable: true });
      const query = via === 'social' ? '?via=social' : '';
      return context.redirect(`${services.publicUrl}/auth/saml/login/success/${query}`, 303);
    } catch (error) {
      dropTicket(cookies);
      const code = error instanceof FederatedLoginFault ? error.code : 'unknown';
      const isOurs = error instanceof FederatedLoginFault || error instanceof Problem;
      if (!isOurs) context.get('log').error({ err: error, via }, 'login elsewhere failed');
      else
        context.get('log').warn({ code, reason: (error as Error).message, via }, 'login elsewhere refused');
      return context.redirect(`${services.publicUrl}/auth/saml/login/failure/?error=${code}`, 303);
    }
  }

  hono.get('/session/oidc/callback', (context) =>
    conclude(context, 'social', (browser) =>
      finishSocialLogin(services, new URL(context.req.url).searchParams, browser),
    ),
  );

  hono.post('/session/saml/:teamName/acs', (context) =>
    conclude(context, 'saml', async (browser) => {
      const { SAMLResponse: message } = await context.req.parseBody();
      if (typeof message !== 'string' || message.length > maxAnswerLength)
        throw new FederatedLoginFault('saml_processing_error', 'no answer in the form');
      return finishTeamLogin(services, {
        teamName: context.req.param('teamName'),
        message,
        browser,
        caller: callerOf(context),
      });
    }),
  );

  hono.get('/session/saml/:teamName/metadata', async (context) => {
    const metadata = await teamMetadata(services, context.req.param('teamName'));
    return context.body(metadata, 200, { 'Content-Type': 'application/samlmetadata+xml' });
  });
}

/** The value that binds a login to this browser; one for all tabs in which a login is under way. */
function ownBrowser(cookies: Cookies, via: 'social' | 'saml'): string {
  const held = cookies.read(cookieNames[via]);
  const browser = held && /^[\w-]{43}$/.test(held) ? held : newToken();
  // A SAML response is posted from the identity provider's site, which needs a cookie with SameSite=None.
  cookies.set(cookieNames[via], browser, { seconds: flowSeconds, isSentFromElsewhere: via === 'saml' });
  return browser;
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}

function dropTicket(cookies: Cookies): void {
  cookies.drop(cookieNames.ticket);
  cookies.drop(cookieNames.csrf);
}
