import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import { runWithin } from '../http/within-request.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/** A request that is to be done once. */
export interface OnceRequest {
  companyId: number;
  userId: number;
  /** As the sender made it. */
  key: string;
  /** What is asked, by whom, as text: equal for repetitions alone. */
  request: string;
  /** Whether a provider is asked meanwhile. */
  asksProvider: boolean;
}

/** The answer, and whether it is that of an earlier request. */
export interface OnceAnswer {
  answer: unknown;
  isReplayed: boolean;
}

/**
 * Does a request once, however often it is sent with its key within a day, and returns the same answer each time.
 *
 * What it writes is committed together with its answer, or not at all: a process that is killed leaves nothing behind,
 * and the next try does it. Of two at once the later one waits for the first. A refusal is not kept: what was wrong
 * may be corrected. A call that asks a provider cannot be taken back: it is never repeated, and where its process ended
 * before the answer was stored, nobody knows what became of it.
 * @throws Problem `idempotency_key_reused` for another request with the key, `idempotency_outcome_unknown`, and what the
 * request itself throws
 */
export function doOnce(
  services: Services,
  once: OnceRequest,
  work: () => Promise<unknown>,
): Promise<OnceAnswer> {
  return once.asksProvider ? claimThenDo(services, once, work) : doWithClaim(services, once, work);
}

async function doWithClaim(
  services: Services,
  once: OnceRequest,
  work: () => Promise<unknown>,
): Promise<OnceAnswer> {
  let refusal: Problem | undefined;
  const transaction = services.database.queries.transaction(async (tx): Promise<OnceAnswer | undefined> => {
    const kept = await claim(services, tx, once);
    if (kept) return kept;
    try {
      const answer = await runWithin(tx, work);
      await keep(services, tx, once, answer);
      return { answer, isReplayed: false };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // What a refusal has counted, such as tries, stays counted.
      refusal = error;
      await release(tx, once);
      return undefined;
    }
  });
  const done = await transaction.catch((error: unknown) => {
    throw refusal ?? error;
  });
  if (done) return done;
  throw refusal ?? new Error('a request is answered or refused');
}

async function claimThenDo(
  services: Services,
  once: OnceRequest,
  work: () => Promise<unknown>,
): Promise<OnceAnswer> {
  const { queries } = services.database;
  const kept = await claim(services, queries, once);
  if (kept) return kept;
  try {
    const answer = await work();
    await keep(services, queries, once, answer);
    return { answer, isReplayed: false };
  } catch (error) {
    // Whatever else failed may have been done all the same.
    if (error instanceof Problem) await release(queries, once);
    throw error;
  }
}

/** Takes the key for a request; returns the answer of an earlier one. */
async function claim(
  { sealer, now }: Pick<Services, 'sealer' | 'now'>,
  queries: Queryable,
  { companyId, userId, key, request }: OnceRequest,
): Promise<OnceAnswer | undefined> {
  const fingerprint = hash(request);
  const taken = await rows(
    queries,
    sql`insert into idempotency_keys (company_id, user_id, key_hash, fingerprint, created_at)
        values (${companyId}, ${userId}, ${hash(key)}, ${fingerprint}, ${now().toISOString()})
        on conflict do nothing returning 1`,
  );
  if (taken.length > 0) return undefined;
  const [known] = await rows<{ fingerprint: string; sealed: string | null }>(
    queries,
    sql`select fingerprint, sealed_answer as sealed from idempotency_keys where ${isKey({ companyId, userId, key })}`,
  );
  // It was released meanwhile.
  if (!known) throw new Problem('idempotency_outcome_unknown', { retryAfter: 1 });
  if (known.fingerprint !== fingerprint) throw new Problem('idempotency_key_reused');
  if (known.sealed === null) throw new Problem('idempotency_outcome_unknown', { retryAfter: 10 });
  const { answer } = JSON.parse(sealer.open('kept answer', known.sealed)) as { answer: unknown };
  return { answer, isReplayed: true };
}

async function keep(
  { sealer }: Pick<Services, 'sealer'>,
  queries: Queryable,
  once: OnceRequest,
  answer: unknown,
): Promise<void> {
  const sealedAnswer = sealer.seal('kept answer', JSON.stringify({ answer }));
  await queries.execute(
    sql`update idempotency_keys set sealed_answer = ${sealedAnswer} where ${isKey(once)}`,
  );
}

async function release(queries: Queryable, once: OnceRequest): Promise<void> {
  await queries.execute(sql`delete from idempotency_keys where ${isKey(once)}`);
}

function isKey({ companyId, userId, key }: Pick<OnceRequest, 'companyId' | 'userId' | 'key'>) {
  return sql`company_id = ${companyId} and user_id = ${userId} and key_hash = ${hash(key)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
