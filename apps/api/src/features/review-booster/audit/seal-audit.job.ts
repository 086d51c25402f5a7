import { sql } from 'drizzle-orm';
import { lockCompany } from '../../../database/lock-company.ts';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { boosterAuditChain } from '../review-booster.table.ts';
import { utcDay } from '../utc-day.ts';
import { auditRecords } from './audit-records.ts';
import { firstUnsignedDay } from './unsigned-days.ts';
import { chainHash, chainSigner, chainStart, type SignedDay } from './verify-chain.ts';

/** Records that are taken into the chain at once. */
const batchSize = 1000;

/** How many days before the last run a record can lie that was not seen then: a slow transaction commits late. */
const overlap = 2;

/** Takes what was recorded since into the chain of each company, and signs the chain once a day. */
export const sealBoosterAudit = defineJob({
  name: 'seal-booster-audit',
  concurrency: 1,
  everySeconds: 600,
  async run(services) {
    const { database } = services;
    const companies = await rows<{ id: number }>(
      database.queries,
      sql`select c.id::int8 as id from companies c
          where exists (select from booster_visits v where v.company_id = c.id) order by c.id`,
    );
    for (const { id } of companies) await sealCompanyAudit(services, id);
  },
});

/** Takes what a company has recorded into its chain. */
export async function sealCompanyAudit(services: Services, companyId: number): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    await sealCompany(services, tx, companyId);
  });
}

interface Head {
  number: number;
  hash: string;
}

async function sealCompany(services: Services, tx: Queryable, companyId: number): Promise<void> {
  let head = await findHead(tx, companyId);
  // Read once: each batch moves the last run to today, and a long backlog lies before that.
  const since = await firstDayToSeal(tx, companyId);
  const chainedAt = new Date(`${utcDay(services.now())}T00:00:00Z`);
  let count = 0;
  do {
    const waiting = await findWaiting(tx, companyId, since);
    count = waiting.length;
    const seals = waiting.map(({ event, record }) => {
      head = { number: head.number + 1, hash: chainHash(head.hash, record) };
      return { companyId, event, record, ...head, chainedAt };
    });
    if (count > 0) await tx.insert(boosterAuditChain).values(seals);
  } while (count === batchSize);
  await signYesterday(services, tx, companyId, { head, chainedAt });
}

async function findHead(tx: Queryable, companyId: number): Promise<Head> {
  const [head] = await rows<Head>(
    tx,
    sql`select number::int8 as number, hash from booster_audit_chain where company_id = ${companyId} order by number desc limit 1`,
  );
  return head ?? { number: 0, hash: chainStart };
}

/** The day from which on records can lack a seal. */
async function firstDayToSeal(tx: Queryable, companyId: number): Promise<string> {
  const { day } = await oneRow<{ day: string }>(
    tx,
    sql`select coalesce((max(chained_at) at time zone 'UTC')::date - ${overlap}::int, '-infinity'::date)::text as day
        from booster_audit_chain where company_id = ${companyId}`,
  );
  return day;
}

/** Records that no seal has yet, by day and by step: an answer stands after its offer. */
function findWaiting(
  tx: Queryable,
  companyId: number,
  since: string,
): Promise<{ event: string; record: string }[]> {
  return rows(
    tx,
    sql`select w.event, w.record from (${auditRecords(companyId)}) w
        where w.day >= ${since}::date
          and not exists (select from booster_audit_chain s where s.company_id = ${companyId} and s.event = w.event)
        order by w.day, w.step, w.record limit ${batchSize}`,
  );
}

/** Signs the chain as it is, for the last day that is over in UTC, where it has records that no signature covers yet. */
async function signYesterday(
  { now, sealer }: Services,
  tx: Queryable,
  companyId: number,
  { head, chainedAt }: { head: Head; chainedAt: Date },
): Promise<void> {
  const day = utcDay(new Date(now().getTime() - 86_400_000));
  const event = `signature/${day}`;
  const { from, isSigned } = await oneRow<{ from: string | null; isSigned: boolean }>(
    tx,
    sql`select ${firstUnsignedDay(companyId)} as "from", exists (
          select from booster_audit_chain where company_id = ${companyId} and event = ${event}) as "isSigned"`,
  );
  if (isSigned || from === null || from > day) return;
  const signer = chainSigner(sealer.derive('booster audit')[0]);
  const signed: SignedDay = { kind: 'signature', day };
  const record = JSON.stringify(signed);
  const hash = chainHash(head.hash, record);
  await tx.insert(boosterAuditChain).values({
    companyId,
    number: head.number + 1,
    event,
    record,
    hash,
    signature: signer.sign(hash),
    publicKey: signer.publicKey,
    chainedAt,
  });
}
