import { sql, type SQL } from 'drizzle-orm';

/**
 * The day of the oldest record in the chain whose day is not signed, as text; null where all are. The signature of a day can
 * stand after records of the next one, which has its own: two signatures back nothing is unsigned.
 */
export function firstUnsignedDay(companyId: number): SQL {
  const signatures = sql`select g.number, ${dayIn(sql`g.record`)} as day from booster_audit_chain g
    where g.company_id = ${companyId} and g.signature is not null order by g.number desc`;
  return sql`(
    select min(${dayIn(sql`s.record`)}) from booster_audit_chain s
    left join (${signatures} limit 1) signed on true
    where s.company_id = ${companyId} and s.signature is null
      and s.number > coalesce((select number from (${signatures} offset 1 limit 1) before), 0)
      and (signed.number is null or s.number > signed.number or ${dayIn(sql`s.record`)} > signed.day))`;
}

/** The day that a record names. */
function dayIn(record: SQL): SQL {
  return sql`substring(${record} from '"day": ?"([0-9]{4}-[0-9]{2}-[0-9]{2})"')`;
}
