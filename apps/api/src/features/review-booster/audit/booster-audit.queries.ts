import { sql } from 'drizzle-orm';
import type {
  BoosterAudit,
  BoosterSeal,
} from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';
import { auditRecords } from './audit-records.ts';
import { firstUnsignedDay } from './unsigned-days.ts';
import { chainSigner, chainStart, isSignedRightly, signedDay } from './verify-chain.ts';

type Read = Pick<Services, 'database' | 'sealer' | 'now'>;

/** Who was offered the public links, by what they answered, and whether the records of it are as they were made. */
export async function boosterAudit(services: Read, companyId: number): Promise<BoosterAudit> {
  const { queries } = services.database;
  const totals = await oneRow<Totals>(
    queries,
    sql`select (select count(*) from booster_visits where company_id = ${companyId}) as visits,
               (select count(*) from booster_offers where company_id = ${companyId} and page = 'form') as offered,
               (select count(distinct visit) from booster_clicks where company_id = ${companyId}) as clicked`,
  );
  const counted = await rows<BoosterAudit['scores'][number]>(
    queries,
    sql`select a.rating as score, count(*) as answers, count(before.visit) as offered, count(after.visit) as offered_after,
               count(*) filter (where exists (
                 select from booster_clicks k where k.company_id = a.company_id and k.visit = a.visit)) as clicked
        from booster_answers a
        left join booster_offers before on before.company_id = a.company_id and before.visit = a.visit and before.page = 'form'
        left join booster_offers after on after.company_id = a.company_id and after.visit = a.visit and after.page = 'thanks'
        where a.company_id = ${companyId} group by a.rating`,
  );
  const scores = [5, 4, 3, 2, 1, null].map(
    (score) =>
      counted.find((one) => one.score === score) ?? {
        score,
        answers: 0,
        offered: 0,
        offered_after: 0,
        clicked: 0,
      },
  );
  return {
    ...totals,
    answers: scores.reduce((sum, { answers }) => sum + answers, 0),
    scores,
    chain: await chainState(services, companyId),
  };
}

type Totals = Pick<BoosterAudit, 'visits' | 'offered' | 'clicked'>;

/**
 * Compares each seal with the one before it and with the row that it seals, and verifies each signature. A chain is broken
 * at its end, too, where a seal or a signature that was due is not there: without it nobody could tell a change.
 */
async function chainState(
  { database: { queries }, sealer, now }: Read,
  companyId: number,
): Promise<BoosterAudit['chain']> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone 'UTC')::date`;
  const state = await oneRow<ChainCounts>(
    queries,
    sql`with chain as (
          select s.number, s.event, s.record, s.hash, s.signature is not null as is_signature, row_number() over (order by s.number) as position,
                 lag(s.hash, 1, ${chainStart}) over (order by s.number) as before
          from booster_audit_chain s where s.company_id = ${companyId}),
        records as (${auditRecords(companyId)}),
        compared as (
          select c.number, c.is_signature, c.number <> c.position
                   or c.hash <> encode(sha256(convert_to(c.before || c.record, 'UTF8')), 'hex')
                   or case when c.is_signature then c.event <> 'signature/' || coalesce(substring(c.record from '"day":"([^"]*)"'), '')
                           else r.record is distinct from c.record end as is_broken
          from chain c left join records r on r.event = c.event)
        select count(*) filter (where not is_signature) as sealed,
               min(number) filter (where is_broken)::int8 as broken_at,
               coalesce(max(number), 0)::int8 as last,
               (select count(*) from records) as recorded,
               exists (select from records w where w.day < ${today} - 1 and not exists (
                 select from chain c where c.event = w.event)) as lacks_seal,
               coalesce(${firstUnsignedDay(companyId)} < (${today} - 2)::text, false) as lacks_signature
        from compared`,
  );
  const signatures = await signaturesOf(queries, companyId);
  const trusted = sealer.derive('booster audit').map((seed) => chainSigner(seed).publicKey);
  const last = signatures.at(-1);
  // Keys that left the ring signed earlier days; the last day is signed by one that is in it.
  const forged = signatures.find((seal) => !isSignedRightly(seal, seal === last ? trusted : undefined));
  const lacking = state.lacks_seal || state.lacks_signature ? state.last + 1 : null;
  const broken = [state.broken_at, forged?.number ?? null, lacking].filter((number) => number !== null);
  const brokenAt = broken.length === 0 ? null : Math.min(...broken);
  return {
    sealed: state.sealed,
    waiting: Math.max(0, state.recorded - state.sealed),
    signed_until: last ? signedDay(last.record) : null,
    is_intact: brokenAt === null,
    broken_at: brokenAt,
  };
}

interface ChainCounts {
  sealed: number;
  broken_at: number | null;
  last: number;
  recorded: number;
  lacks_seal: boolean;
  lacks_signature: boolean;
}

type SealRow = Omit<BoosterSeal, 'sealed_at'> & { sealed_at: Moment };

function signaturesOf(queries: Queryable, companyId: number): Promise<SealRow[]> {
  return rows(
    queries,
    sql`select number::int8 as number, record, hash, signature, public_key, chained_at as sealed_at from booster_audit_chain
        where company_id = ${companyId} and signature is not null order by number`,
  );
}

const sealsAtOnce = 1000;

/** The chain after a number, in its order. */
export async function findSeals(
  queries: Queryable,
  companyId: number,
  after: number,
): Promise<BoosterSeal[]> {
  const found = await rows<SealRow>(
    queries,
    sql`select number::int8 as number, record, hash, signature, public_key, chained_at as sealed_at from booster_audit_chain
        where company_id = ${companyId} and number > ${after} order by number limit ${sealsAtOnce}`,
  );
  return found.map((seal) => ({ ...seal, sealed_at: isoOf(seal.sealed_at) }));
}
