import { eq } from 'drizzle-orm';
import type { CompanyChange, CompanyProfile } from '@pinfold/contract/features/company/companies.endpoints';
import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import type { Language } from '@pinfold/contract/languages';
import { keptTimeZone } from '@pinfold/contract/time-zone';
import type { Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { viewAsTokens } from '../session/embed-tokens/embed-tokens.table.ts';
import { endViews } from '../session/session-lifecycle.ts';
import { companies } from './company.table.ts';
import type { Member } from './member.ts';
import { categoryName, isCompanyCategory } from './reference-data/company-categories.ts';

export async function companyProfile(
  queries: Queryable,
  { companyId }: Member,
  language: Language,
): Promise<CompanyProfile> {
  const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Problem('not_a_member');
  return toWire(company, language);
}

/** Changes the company's data, in whole or in part, or finishes its setup. Locks the company until commit. */
export async function changeCompany(
  { database, live }: Services,
  { companyId }: Member,
  change: CompanyChange,
  language: Language,
): Promise<CompanyProfile> {
  return database.queries.transaction(async (tx) => {
    const [before] = await tx
      .select({ country: companies.country, taxNumber: companies.taxNumber })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update');
    const [after] = await tx
      .update(companies)
      .set(checkProfile(change, before))
      .where(eq(companies.id, companyId))
      .returning();
    if (!after) throw new Problem('not_a_member');
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    return toWire(after, language);
  });
}

/** Members without a second factor are led to set one up with their next call. */
export async function changeSecondFactorPolicy(
  { database, live }: Services,
  { companyId }: Member,
  isRequired: boolean,
): Promise<{ is_required: boolean }> {
  return database.queries.transaction(async (tx) => {
    await tx.update(companies).set({ secondFactorRequired: isRequired }).where(eq(companies.id, companyId));
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    if (isRequired) {
      await endViews(tx, eq(viewAsTokens.companyId, companyId));
      // Ends the company's streams, so that each is asked for a factor when it opens again.
      await live.publish(tx, companyId, { topic: 'team', ids: [] });
    }
    return { is_required: isRequired };
  });
}

/** The company that this one belongs to. */
export async function parentCompany(queries: Queryable, { companyId }: Member) {
  const [company] = await queries
    .select({ parentId: companies.parentId })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company || company.parentId === null) return { parent: null };
  const [parent] = await queries
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, company.parentId));
  return { parent: parent ?? null };
}

function toWire(company: typeof companies.$inferSelect, language: Language): CompanyProfile {
  return {
    id: company.id,
    name: company.name,
    tax_number: company.taxNumber,
    street: company.street,
    house_number: company.houseNumber,
    postal_code: company.postalCode,
    city: company.city,
    country: company.country,
    phone_number: company.phoneNumber,
    email: company.email,
    category_id: company.categoryId,
    category_name: categoryName(company.categoryId, language),
    timezone: company.timezone,
    wizard_completed: company.wizardCompleted,
  };
}

type Columns = Partial<typeof companies.$inferInsert>;

/**
 * Returns the changed columns of a company. Only the given fields are checked, so that a time zone or number that is no
 * longer valid does not block another change.
 * @throws Problem `tax_number_invalid`, `timezone_unknown` or `category_unknown`
 */
export function checkProfile(
  change: CompanyChange,
  before: { country: string; taxNumber: string } = { country: 'PL', taxNumber: '' },
): Columns {
  const { timezone, category_id, country = before.country, tax_number = before.taxNumber } = change;
  const zone = timezone === undefined ? undefined : keptTimeZone(timezone);
  if (timezone !== undefined && zone === undefined)
    throw new Problem('timezone_unknown', { errors: [{ path: 'body.timezone' }] });
  if (typeof category_id === 'number' && !isCompanyCategory(category_id))
    throw new Problem('category_unknown', { errors: [{ path: 'body.category_id' }] });
  const saysTaxNumber = change.tax_number !== undefined || change.country !== undefined;
  return {
    ...columnsOf(change),
    ...(zone !== undefined && { timezone: zone }),
    ...(saysTaxNumber && { taxNumber: checkTaxNumber(tax_number, country) }),
  };
}

/** A Polish number is kept as its ten digits, another one as it was written. */
function checkTaxNumber(taxNumber: string, country: string): string {
  if (country !== 'PL' || taxNumber === '') return taxNumber;
  if (!isValidNip(taxNumber))
    throw new Problem('tax_number_invalid', { errors: [{ path: 'body.tax_number' }] });
  return normalizeNip(taxNumber);
}

function columnsOf(change: CompanyChange): Columns {
  return {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.street !== undefined && { street: change.street }),
    ...(change.house_number !== undefined && { houseNumber: change.house_number }),
    ...(change.postal_code !== undefined && { postalCode: change.postal_code }),
    ...(change.city !== undefined && { city: change.city }),
    ...(change.country !== undefined && { country: change.country }),
    ...(change.phone_number !== undefined && { phoneNumber: change.phone_number }),
    ...(change.email !== undefined && { email: change.email }),
    ...(change.category_id !== undefined && { categoryId: change.category_id }),
    ...(change.wizard_completed && { wizardCompleted: true }),
  };
}
