import { sql } from 'drizzle-orm';
import { lockCompany } from '../../../database/lock-company.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { boosterAuditSeals } from '../review-booster.table.ts';
import { auditRecords } from './audit-records.ts';
import { chainHash, chainSigner, chainStart, type SignedDay } from './verify-chain.ts';

/** Records that are taken into the chain at once. */
const batchSize = 1000;

/**
 * How far before the last run a record can lie that was not seen then: of an answer the chain knows the day alone, and a
 * slow transaction commits late.
 */
const overlap = sql`interval '2 days'`;

/** Takes what was recorded since into the chain of each company, and signs the chain once a day. */
export const sealBoosterAudit = defineJob({
  name: 'seal-booster-audit',
  concurrency: 1,
  everySeconds: 600,
  async run(services) {
    const { database, now } = services;
    const companies = await rows<{ id: number }>(
      database.queries,
      sql`select c.id::int8 as id from companies c
          where exists (select from booster_visits v where v.company_id = c.id) order by c.id`,
    );
    for (const { id } of companies)
      await database.queries.transaction(async (tx) => {
        await lockCompany(tx, id, now());
        await sealCompany(services, tx, id);
      });
  },
});

interface Head {
  number: number;
  hash: string;
}

async function sealCompany(services: Services, tx: Queryable, companyId: number): Promise<void> {
  let head = await findHead(tx, companyId);
  let count = 0;
  do {
    const waiting = await findWaiting(tx, companyId, batchSize);
    count = waiting.length;
    const seals = waiting.map(({ event, record }) => {
      head = { number: head.number + 1, hash: chainHash(head.hash, record) };
      return { companyId, event, record, ...head, sealedAt: services.now() };
    });
    if (count > 0) await tx.insert(boosterAuditSeals).values(seals);
  } while (count === batchSize);
  await signYesterday(services, tx, companyId, head);
}

async function findHead(tx: Queryable, companyId: number): Promise<Head> {
  const [head] = await rows<Head>(
    tx,
    sql`select number::int8 as number, hash from booster_audit_seals where company_id = ${companyId} order by number desc limit 1`,
  );
  return head ?? { number: 0, hash: chainStart };
}

/** Records that no seal has yet, by day and by step: an answer, of which the day alone is kept, stands after its offer. */
function findWaiting(
  tx: Queryable,
  companyId: number,
  limit: number,
): Promise<{ event: string; record: string }[]> {
  return rows(
    tx,
    sql`select w.event, w.record from (${auditRecords(companyId)}) w
        where w.at >= coalesce((select max(s.sealed_at) from booster_audit_seals s where s.company_id = ${companyId}) - ${overlap}, '-infinity')
          and not exists (select from booster_audit_seals s where s.company_id = ${companyId} and s.event = w.event)
        order by date_trunc('day', w.at at time zone 'UTC'), w.step, w.at, w.event limit ${limit}`,
  );
}

/** Signs the chain as it is, for the last day that is over in UTC. */
async function signYesterday(
  { now, sealer }: Services,
  tx: Queryable,
  companyId: number,
  head: Head,
): Promise<void> {
  const day = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const event = `signature/${day}`;
  const known = await rows(
    tx,
    sql`select from booster_audit_seals where company_id = ${companyId} and event = ${event}`,
  );
  if (known.length > 0 || head.number === 0) return;
  const signer = chainSigner(sealer.derive('booster audit')[0]);
  const signed: SignedDay = { kind: 'signature', day };
  const record = JSON.stringify(signed);
  const hash = chainHash(head.hash, record);
  await tx.insert(boosterAuditSeals).values({
    companyId,
    number: head.number + 1,
    event,
    record,
    hash,
    signature: signer.sign(hash),
    publicKey: signer.publicKey,
    sealedAt: now(),
  });
}
