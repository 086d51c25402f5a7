import { lt } from 'drizzle-orm';
import * as z from 'zod';
import type { ProblemCode } from '@pinfold/contract/problem-codes';
import { Problem } from '../../../problem.ts';
import { hashToken } from '../../../secrets/token.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { usedStates } from '../integrations.table.ts';

/** A consent that a provider asks for on pages of its own, from which the browser comes back to us. */
export interface Authorization<Kept extends object> {
  provider: 'apple' | 'facebook' | 'google';
  /** What we need again when the browser is back. */
  Kept: z.ZodType<Kept>;
  /** Of a state that is not good, or no longer. */
  problem: ProblemCode;
}

/** How long a user may take on a provider's pages. */
const stateSeconds = 600;

const State = z.object({
  kind: z.string(),
  companyId: z.number(),
  userId: z.number(),
  expiresAt: z.number(),
});

/** The state that travels to a provider and back, sealed so that only we can read or make it. */
export function sealState<Kept extends object>(
  { sealer, now }: Services,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  { provider }: Authorization<Kept>,
  kept: Kept,
): string {
  const state: z.infer<typeof State> = {
    ...kept,
    kind: kindOf(provider),
    companyId,
    userId,
    expiresAt: now().getTime() + stateSeconds * 1000,
  };
  return sealer.seal('authorization state', JSON.stringify(state));
}

/**
 * Redeems the state that a provider's page returned: once, and only for the member and the company that it was made for.
 * Otherwise a member who follows another person's link would connect a stranger's account.
 * @throws Problem of the authorization
 */
export async function takeState<Kept extends object>(
  services: Services,
  member: Member,
  authorization: Authorization<Kept>,
  sealed: string,
): Promise<Kept> {
  const { database, now } = services;
  const { provider, problem } = authorization;
  const opened = open(services, authorization, sealed);
  const isOwn = opened?.state.companyId === member.companyId && opened.state.userId === member.userId;
  if (!opened || !isOwn || opened.state.expiresAt <= now().getTime()) throw new Problem(problem);
  await database.queries.delete(usedStates).where(lt(usedStates.expiresAt, now()));
  const taken = await database.queries
    .insert(usedStates)
    .values({ provider, stateHash: hashToken(sealed), expiresAt: new Date(opened.state.expiresAt) })
    .onConflictDoNothing()
    .returning({ stateHash: usedStates.stateHash });
  if (taken.length === 0) throw new Problem(problem);
  return opened.kept;
}

function open<Kept extends object>(
  { sealer }: Services,
  { provider, Kept }: Authorization<Kept>,
  sealed: string,
): { state: z.infer<typeof State>; kept: Kept } | undefined {
  try {
    const content: unknown = JSON.parse(sealer.open('authorization state', sealed));
    const state = State.parse(content);
    return state.kind === kindOf(provider) ? { state, kept: Kept.parse(content) } : undefined;
  } catch {
    return undefined;
  }
}

/** A state that was made for one provider is not good for another. */
function kindOf(provider: string): string {
  return `${provider} authorization`;
}
