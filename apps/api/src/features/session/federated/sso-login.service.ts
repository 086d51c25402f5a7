import * as z from 'zod';
import { languages, type Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { checkSamlAnswer, type SamlAnswer } from '../../../providers/saml/check-saml-answer.ts';
import {
  clockSkewMilliseconds,
  SamlError,
  samlMetadata,
  startSaml,
} from '../../../providers/saml/saml-client.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import { countTry } from '../../../limits/throttle.ts';
import { enterTeam } from './enter-team.ts';
import { beginFlow, FederatedLoginFault, issueTicket, takeFlow, type Ticket } from './federated-login.ts';
import { ssoAssertions } from './federated.table.ts';
import { connectionOfTeam, partyOf, type SsoConnectionRow } from './sso-connection.service.ts';

const Details = z.object({
  companyId: z.number(),
  next: z.string().optional(),
  isFresh: z.boolean(),
  begunAt: z.number().optional(),
  language: z.enum(languages),
});

/** Kept a little longer than an assertion lives, since clocks differ. */
const clockAllowance = 300_000;

interface Begun {
  teamName: string;
  next: string | undefined;
  /** Has the identity provider ask for the credentials again. */
  isFresh: boolean;
  language: Language;
  /** The cookie of the browser. */
  browser: string;
  caller: Caller;
}

/**
 * Returns the login URL of a team. An unknown team name may be reported (product spec, section 8); nothing else about
 * it.
 */
export async function startTeamLogin(services: Services, begun: Begun): Promise<{ url: string }> {
  const { teamName, next, isFresh, language, browser, caller } = begun;
  await countTry(services, { purpose: 'federated', address: caller.address });
  const connection = await connectionOfTeam(services.database.queries, teamName);
  if (!connection) throw new Problem('sso_team_not_found');
  const { url, requestId } = await startSaml(partyOf(services.publicUrl, connection), { isFresh });
  // By this machine's own clock, as the library checks the other moments of an assertion.
  const begunAt = Date.now();
  const details: z.input<typeof Details> = {
    companyId: connection.companyId,
    next,
    isFresh,
    begunAt,
    language,
  };
  await beginFlow(services, { name: requestId, browser }, details);
  return { url };
}

interface Posted {
  teamName: string;
  /** The SAML response, in base64. */
  message: string;
  browser: string;
  caller: Caller;
}

/**
 * Takes in what an identity provider had a browser post, and no more from one address than can have been begun there.
 * @throws FederatedLoginFault
 * @throws Problem `too_many_attempts`
 */
export async function finishTeamLogin(services: Services, posted: Posted): Promise<Ticket> {
  const { database, publicUrl, now } = services;
  await countTry(services, { purpose: 'assertion', address: posted.caller.address });
  const connection = await connectionOfTeam(database.queries, posted.teamName);
  if (!connection) throw new FederatedLoginFault('saml_auth_failed', 'no such team');
  const answer = await checkSamlAnswer(partyOf(publicUrl, connection), posted.message, now()).catch(
    throwLoginFault,
  );
  const { next, isFresh, begunAt, language } = await consume(services, connection, answer, posted.browser);
  // What was asked for went through the browser, where it may have been taken out.
  if (isFresh && (answer.authenticatedAt?.getTime() ?? 0) + clockSkewMilliseconds < (begunAt ?? Infinity))
    throw new FederatedLoginFault('saml_auth_failed', 'the provider did not ask again');
  const { email, name, groups } = answer.person;
  if (email === undefined) throw new FederatedLoginFault('saml_no_email');
  return database.queries.transaction(async (tx) => {
    const userId = await enterTeam(services, tx, connection, { email, name, groups, language });
    return issueTicket(services, tx, { userId, onlyCompanyId: connection.companyId, isFresh }, next);
  });
}

/** What a team's administrator gives to the identity provider. */
export async function teamMetadata({ database, publicUrl }: Services, teamName: string): Promise<string> {
  const connection = await connectionOfTeam(database.queries, teamName);
  if (!connection) throw new Problem('not_found');
  return samlMetadata(partyOf(publicUrl, connection));
}

/**
 * Uses up a SAML response, whatever its outcome: once across all processes, and only in the browser that began the
 * login.
 */
async function consume(
  services: Services,
  { companyId }: SsoConnectionRow,
  { assertionId, requestId, expiresAt }: SamlAnswer,
  browser: string,
) {
  return services.database.queries.transaction(async (tx) => {
    const fresh = await tx
      .insert(ssoAssertions)
      .values({ companyId, assertionId, expiresAt: new Date(expiresAt.getTime() + clockAllowance) })
      .onConflictDoNothing()
      .returning({ assertionId: ssoAssertions.assertionId });
    if (fresh.length === 0) throw new FederatedLoginFault('saml_replay_attack');
    const flow = await takeFlow(services, tx, { name: requestId, browser }, Details);
    if (flow?.companyId !== companyId)
      throw new FederatedLoginFault('saml_auth_failed', 'nobody asked for it in this browser');
    return flow;
  });
}

function throwLoginFault(error: unknown): never {
  if (!(error instanceof SamlError)) throw error;
  const code = error.kind === 'unreadable' ? 'saml_processing_error' : 'saml_auth_failed';
  throw new FederatedLoginFault(code, error.message);
}
