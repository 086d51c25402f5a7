import { sql, type SQL } from 'drizzle-orm';

/** The day of the oldest record in the chain that no signature covers, as text; null where all are covered. */
export function firstUnsignedDay(companyId: number): SQL {
  return sql`(
    select min(substring(s.record from '"day": "([0-9]{4}-[0-9]{2}-[0-9]{2})"')) from booster_audit_chain s
    where s.company_id = ${companyId} and s.number > coalesce((
      select max(g.number) from booster_audit_chain g
      where g.company_id = ${companyId} and g.signature is not null), 0))`;
}
