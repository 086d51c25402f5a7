import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether locations of a company are still being imported, in a statement. Its table is another feature's, which listings
 * and the dashboard know by name alone.
 */
export function isImportUnderWay(companyId: SQL | number): SQL<boolean> {
  return sql<boolean>`exists (select from google_imports i where i.company_id = ${companyId} and i.finished_at is null)`;
}
