import { lt } from 'drizzle-orm';
import * as z from 'zod';
import { returnPlaces, type ReturnPlace } from '@pinfold/contract/features/integrations/google';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { hashToken } from '../../session/token.ts';
import { googleUsedStates } from '../integrations.table.ts';

/** How long somebody may take on Google's pages. */
const stateSeconds = 600;

const State = z.object({
  kind: z.literal('google authorization'),
  companyId: z.number(),
  userId: z.number(),
  verifier: z.string(),
  returnTo: z.enum(returnPlaces),
  expiresAt: z.number(),
});

/** What travels to Google and back: nobody but us can read or make it. */
export function sealState(
  { sealer, now }: Services,
  { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
  { verifier, returnTo }: { verifier: string; returnTo: ReturnPlace },
): string {
  const state: z.infer<typeof State> = {
    kind: 'google authorization',
    companyId,
    userId,
    verifier,
    returnTo,
    expiresAt: now().getTime() + stateSeconds * 1000,
  };
  return sealer.seal('authorization state', JSON.stringify(state));
}

/**
 * Takes a state that came back, once, from whoever set out with it, in the company that they set out in. Who is led to
 * follow somebody else's link would otherwise connect a stranger's account.
 * @throws Problem `google_authorization_invalid`
 */
export async function takeState(services: Services, member: Member, sealed: string) {
  const { database, now } = services;
  const state = open(services, sealed);
  const isOwn = state?.companyId === member.companyId && state.userId === member.userId;
  if (!state || !isOwn || state.expiresAt <= now().getTime())
    throw new Problem('google_authorization_invalid');
  await database.queries.delete(googleUsedStates).where(lt(googleUsedStates.expiresAt, now()));
  const taken = await database.queries
    .insert(googleUsedStates)
    .values({ stateHash: hashToken(sealed), expiresAt: new Date(state.expiresAt) })
    .onConflictDoNothing()
    .returning({ stateHash: googleUsedStates.stateHash });
  if (taken.length === 0) throw new Problem('google_authorization_invalid');
  return { verifier: state.verifier, returnTo: state.returnTo };
}

function open({ sealer }: Services, sealed: string): z.infer<typeof State> | undefined {
  try {
    return State.safeParse(JSON.parse(sealer.open('authorization state', sealed))).data;
  } catch {
    return undefined;
  }
}
