import { eq } from 'drizzle-orm';
import type { CompanyChange, CompanyProfile } from '@pinfold/contract/features/company/companies.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../company.table.ts';
import type { Member } from '../member.ts';
import { categoryName } from '../reference-data/company-categories.ts';
import { checkProfile } from './check-profile.ts';

export async function companyProfile(
  queries: Queryable,
  { companyId }: Member,
  language: Language,
): Promise<CompanyProfile> {
  const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Problem('not_a_member');
  return toWire(company, language);
}

/** Changes the company's data, all of it or a part, or finishes its setup. Nobody changes it in between. */
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
