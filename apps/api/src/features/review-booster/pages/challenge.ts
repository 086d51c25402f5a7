import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { boosterSpentChallenges } from '../review-booster.table.ts';

/** Iterations of one try, and how many tries a browser needs: about a second of a telephone. */
const cost = 1500;
const tries = { least: 200, most: 800 };

/** Minutes in which a form can be filled in. */
const minutesToSolve = 60;

type Secrets = Pick<Services, 'sealer' | 'now'>;

/** Makes a task for the browser of a visit: a person never sees it, a thousand of them cost a machine. */
export function makeChallenge({ sealer, now }: Secrets, visit: string): Promise<Challenge> {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = [
    secret(sealer.derive('booster challenge')[0]),
    secret(sealer.derive('booster solution')[0]),
  ];
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    data: { visit },
    expiresAt: new Date(now().getTime() + minutesToSolve * 60_000),
    hmacSignatureSecret,
    hmacKeySignatureSecret,
  });
}

/** A solution that counts, until it is spent. */
export interface SolvedChallenge {
  signature: string;
  expiresAt: Date;
}

/** Returns what was solved for a visit; undefined for what is malformed, forged, of another visit or too late. */
export async function solvedChallenge(
  { sealer, now }: Secrets,
  visit: string,
  handedIn: unknown,
): Promise<SolvedChallenge | undefined> {
  const { challenge, solution } = Payload.safeParse(handedIn).data ?? {};
  if (!challenge || !solution || challenge.parameters.data?.visit !== visit) return undefined;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  if (expiresAt < now()) return undefined;
  const signing = sealer.derive('booster challenge');
  const solving = sealer.derive('booster solution');
  for (const [index, key] of signing.entries()) {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret(key),
      hmacKeySignatureSecret: secret(solving[index] ?? key),
    });
    if (verified) return { signature: challenge.signature, expiresAt };
  }
  return undefined;
}

/** Spends a solution in the transaction that stores its answer. Returns false where it was spent before. */
export async function spendChallenge(tx: Queryable, solved: SolvedChallenge): Promise<boolean> {
  const spent = await tx
    .insert(boosterSpentChallenges)
    .values(solved)
    .onConflictDoNothing()
    .returning({ signature: boosterSpentChallenges.signature });
  return spent.length > 0;
}

function secret(key: Buffer): string {
  return key.toString('hex');
}

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);

/** The hidden field of the form, as `form-script.ts` writes it. What is not listed is not ours, so its signature fails. */
const Payload = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      challenge: z.object({
        parameters: z.object({
          algorithm: z.literal('PBKDF2/SHA-256'),
          nonce: hex,
          salt: hex,
          cost: z.literal(cost),
          keyLength: z.literal(32),
          keyPrefix: hex,
          keySignature: hex,
          expiresAt: z.int(),
          data: z.object({ visit: z.string() }),
        }),
        signature: hex,
      }),
      solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().default(0) }),
    }),
  );
