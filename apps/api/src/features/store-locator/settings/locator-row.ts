import { eq, sql } from 'drizzle-orm';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { locatorNameOf } from '@pinfold/contract/features/store-locator/locator-name';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../database/database.ts';
import { companies } from '../../company/company.table.ts';
import { storeLocators } from '../store-locator.table.ts';
import { translate } from '../../../i18n/i18n.ts';

export type LocatorRow = typeof storeLocators.$inferSelect;

/** How the locator of a company is set up; sensible values, in version 0, before anybody did. */
export async function locatorRow(queries: Queryable, companyId: number): Promise<LocatorRow> {
  const [row] = await queries.select().from(storeLocators).where(eq(storeLocators.companyId, companyId));
  return row ?? unsavedRow(queries, companyId);
}

async function unsavedRow(queries: Queryable, companyId: number): Promise<LocatorRow> {
  const [company] = await queries
    .select({ name: companies.name, country: companies.country })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new Error('a member has a company');
  const language = languageOf(company.country);
  return {
    companyId,
    name: await freeName(queries, company.name, companyId),
    isPublished: false,
    headerName: `${translate(language, 'store_pages.find')} ${company.name}`
      .slice(0, locatorLimits.header)
      .trim(),
    logoId: null,
    siteIconId: null,
    primaryColor: '#3d4edb',
    language,
    distanceUnit: countriesWithMiles.has(company.country) ? 'mi' : 'km',
    scopeAll: true,
    scopeFacilities: [],
    scopeGroups: [],
    centerLatitude: null,
    centerLongitude: null,
    radiusKm: null,
    filters: [],
    showsMap: true,
    asksConsent: true,
    launcherText: '',
    launcherPosition: 'bottom_right',
    showsReviews: true,
    minRating: 1,
    textOnly: false,
    showsPosts: true,
    showsPhotos: true,
    showsFaq: true,
    showsContact: false,
    contact: { email: '', phone: '', url: '' },
    offerLink: null,
    sections: [],
    version: 0,
    builtAt: null,
    builtVersion: null,
    builtFrom: null,
  };
}

const spanishSpeaking = new Set(['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'VE', 'CR', 'DO', 'PA']);
const countriesWithMiles = new Set(['US', 'GB', 'LR', 'MM']);

function languageOf(country: string): Language {
  if (country === 'PL') return 'pl';
  return spanishSpeaking.has(country) ? 'es' : 'en';
}

/** What the company is called, in addresses; with a number behind it where others are called so too. */
async function freeName(queries: Queryable, company: string, companyId: number): Promise<string> {
  const own = locatorNameOf(company).slice(0, 50).replace(/-$/, '');
  const base = own.length < 3 ? [own, 'sklepy'].filter(Boolean).join('-') : own;
  const taken = await rows<{ name: string }>(
    queries,
    sql`select name from store_locators where starts_with(name, ${base}) and company_id <> ${companyId}`,
  );
  const names = new Set(taken.map(({ name }) => name));
  let name = base;
  for (let number = 2; names.has(name); number += 1) name = `${base}-${number}`;
  return name;
}
