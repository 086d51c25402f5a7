import * as z from 'zod';
import type { SocialLogin } from '@pinfold/contract/features/session/federated-login.endpoints';
import { languages, type Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { OpenIdError } from '../../../providers/openid-connect/openid-error.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../caller.ts';
import { isSignUpOpen } from '../sign-up/sign-up-access.ts';
import { countTry } from '../throttle.ts';
import { enterWithIdentity } from './enter-with-identity.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import { beginFlow, takeFlow } from './flows.ts';
import { issueTicket, type Ticket } from './tickets.ts';

const Details = z.object({
  provider: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  next: z.string().optional(),
  language: z.enum(languages),
  /** Whether somebody without an account may be given one. */
  maySignUp: z.boolean(),
});

interface Begun {
  body: z.output<typeof SocialLogin>;
  language: Language;
  /** The cookie of the browser. */
  browser: string;
  caller: Caller;
}

/** Where the browser has to go to log in. */
export async function startSocialLogin(services: Services, begun: Begun): Promise<{ url: string }> {
  const { body, language, browser, caller } = begun;
  const { provider, next } = body;
  await countTry(services, { purpose: 'federated', address: caller.address });
  const started = await services.openIdConnect.start(provider).catch((error: unknown) => {
    if (!(error instanceof OpenIdError)) throw error;
    services.log.warn({ provider, reason: error.message }, 'identity provider out of reach');
    throw new Problem('provider_unavailable');
  });
  if (!started) throw new Problem('not_found');
  const { url, checks } = started;
  const details: z.input<typeof Details> = {
    provider,
    checks,
    next,
    language,
    maySignUp: body.terms_accepted && isOpenFor(services, body),
  };
  await beginFlow(services, { name: checks.state, browser }, details);
  return { url };
}

/** Takes in what a provider sent a browser back with. @throws FederatedLoginFault */
export async function finishSocialLogin(
  services: Services,
  query: URLSearchParams,
  browser: string,
): Promise<Ticket> {
  const { queries } = services.database;
  const flow = await takeFlow(services, queries, { name: query.get('state') ?? '', browser }, Details);
  if (!flow) throw new FederatedLoginFault('social_failed', 'nobody asked for it in this browser');
  const { provider, checks, next, language, maySignUp } = flow;
  const person = await services.openIdConnect.finish(provider, query, checks).catch(refuse);
  return queries.transaction(async (tx) => {
    const userId = await enterWithIdentity(services, tx, { provider, person, language, maySignUp });
    return issueTicket(services, tx, { userId }, next);
  });
}

function isOpenFor({ config }: Services, body: z.output<typeof SocialLogin>): boolean {
  const { access, audit, custom_invitation: customInvitation } = body;
  return config.PINFOLD_APP_MODE === 'normal' && isSignUpOpen(config, { access, audit, customInvitation });
}

function refuse(error: unknown): never {
  if (!(error instanceof OpenIdError)) throw error;
  throw new FederatedLoginFault(error.kind === 'denied' ? 'social_denied' : 'social_failed', error.message);
}
