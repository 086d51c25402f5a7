import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SocialLogin } from '@pinfold/contract/features/session/federated-login.endpoints';
import { type Language, languages } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { OpenIdError, type OpenIdPerson } from '../../../providers/openid-connect/openid-connect.ts';
import type { Services } from '../../../services.ts';
import { newUserId } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { recordFirstConsents } from '../consents.service.ts';
import { heldFactors, methodsOf } from '../second-factor/second-factor-lifecycle.ts';
import { endSessions } from '../session-lifecycle.ts';
import { users } from '../session.table.ts';
import { isSignUpOpen } from '../sign-up/sign-up.service.ts';
import { countTry } from '../../../limits/throttle.ts';
import { beginFlow, FederatedLoginFault, issueTicket, takeFlow, type Ticket } from './federated-login.ts';
import { userIdentities } from './federated.table.ts';

const Details = z.object({
  provider: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  next: z.string().optional(),
  /** Since when the provider has to have asked for the credentials; missing if it need not ask. */
  askedSince: z.number().optional(),
  language: z.enum(languages),
  /** Whether an account may be created. */
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
  const started = await services.openIdConnect
    .start(provider, { isFresh: body.fresh })
    .catch((error: unknown) => {
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
    ...(body.fresh && { askedSince: services.now().getTime() }),
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
  const { provider, checks, next, askedSince, language, maySignUp } = flow;
  const person = await services.openIdConnect
    .finish(provider, query, checks, askedSince)
    .catch(throwLoginFault);
  return queries.transaction(async (tx) => {
    const userId = await enterWithIdentity(services, tx, { provider, person, language, maySignUp });
    return issueTicket(services, tx, { userId, isFresh: askedSince !== undefined }, next);
  });
}

function isOpenFor({ config }: Services, body: z.output<typeof SocialLogin>): boolean {
  const { access, audit, custom_invitation: customInvitation } = body;
  return config.PINFOLD_APP_MODE === 'normal' && isSignUpOpen(config, { access, audit, customInvitation });
}

function throwLoginFault(error: unknown): never {
  if (!(error instanceof OpenIdError)) throw error;
  throw new FederatedLoginFault(error.kind === 'denied' ? 'social_denied' : 'social_failed', error.message);
}

interface Entering {
  provider: string;
  person: OpenIdPerson;
  language: Language;
  /** Whether an account may be created. */
  maySignUp: boolean;
}

/**
 * Returns the account of a user who logged in at a provider: the linked one; else that of their verified email, which
 * is linked from now on; else a new one, if they may sign up.
 *
 * @throws FederatedLoginFault
 */
async function enterWithIdentity(
  { now }: Services,
  tx: Queryable,
  { provider, person, language, maySignUp }: Entering,
): Promise<number> {
  const { subject, email, isEmailVerified, name } = person;
  if (email === undefined || !isEmailVerified) throw new FederatedLoginFault('social_email_not_verified');
  const linked = await linkedUser(tx, provider, subject);
  if (linked !== undefined) return linked;
  const userId =
    (await userOfEmail(tx, email, name)) ??
    (maySignUp ? await createUser(tx, { email, name, language }, now()) : undefined) ??
    (await userOfEmail(tx, email, name));
  if (userId === undefined) throw new FederatedLoginFault('sign_up_closed');
  // Its holder asked for more than the mailbox, and never chose this provider.
  if (methodsOf(await heldFactors(tx, userId)).length > 0)
    throw new FederatedLoginFault('social_second_factor');
  await tx.insert(userIdentities).values({ provider, subject, userId }).onConflictDoNothing();
  return userId;
}

async function linkedUser(tx: Queryable, provider: string, subject: string): Promise<number | undefined> {
  const [identity] = await tx
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return identity?.userId;
}

/**
 * A user who was only invited has no name yet. An account without a password may so far have been opened by a company's
 * identity provider, which did not verify the email: its sessions end before the owner's begins.
 */
async function userOfEmail(tx: Queryable, email: string, name: string): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!user) return undefined;
  if (user.passwordHash === null) await endSessions(tx, user.id);
  if (user.name === '') await tx.update(users).set({ name }).where(eq(users.id, user.id));
  return user.id;
}

/** Returns nothing when another login made the account a moment ago. */
async function createUser(
  tx: Queryable,
  { email, name, language }: { email: string; name: string; language: Language },
  now: Date,
): Promise<number | undefined> {
  const [created] = await tx
    .insert(users)
    .values({
      id: newUserId(),
      email,
      name: name || (email.split('@')[0] ?? email),
      language,
      passwordHash: null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) await recordFirstConsents(tx, created.id, { at: now });
  return created?.id;
}
