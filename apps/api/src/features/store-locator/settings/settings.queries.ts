import { count, eq, sql } from 'drizzle-orm';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { locatorNameOf } from '@pinfold/contract/features/store-locator/locator-name';
import type { LocatorSettings } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { type Queryable, rows } from '../../../database/database.ts';
import { translate } from '../../../i18n/i18n.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { locations } from '../../listings/listings.table.ts';
import {
  imageRows,
  imagesBy,
  memberImageAddress,
  namedImages,
  withImages,
} from '../images/images.queries.ts';
import { locatorPath } from '../pages/store-path.ts';
import { shownLocations } from '../published-locator.ts';
import { storeLocators } from '../store-locator.table.ts';

export type LocatorRow = typeof storeLocators.$inferSelect;

/** Returns a company's settings of the locator; default values with version 0 if none are saved. */
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

/** How the locator of a company is set up, as its owner sees it. */
export async function locatorSettingsOf(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  queries: Queryable,
  companyId: number,
): Promise<LocatorSettings> {
  const row = await locatorRow(queries, companyId);
  const images = await imageRows(queries, companyId, namedImages(row));
  const imageOf = imagesBy(images, memberImageAddress(services, row));
  const [shown] = await queries.select({ count: count() }).from(locations).where(shownLocations(row));
  return {
    ...optionsOf(row),
    logo: imageOf(row.logoId),
    site_icon: imageOf(row.siteIconId),
    sections: withImages(row.sections, imageOf),
    version: row.version,
    locations_count: shown?.count ?? 0,
    published_at: row.isPublished ? (row.builtAt?.toISOString() ?? null) : null,
    addresses: addressesOf(services.publicUrl, row.name),
  };
}

function optionsOf(
  row: LocatorRow,
): Omit<
  LocatorSettings,
  'logo' | 'site_icon' | 'sections' | 'version' | 'locations_count' | 'published_at' | 'addresses'
> {
  const { centerLatitude: latitude, centerLongitude: longitude } = row;
  return {
    name: row.name,
    is_published: row.isPublished,
    header_name: row.headerName,
    primary_color: row.primaryColor,
    language: row.language,
    distance_unit: row.distanceUnit,
    scope: { all: row.scopeAll, facilities: row.scopeFacilities, groups: row.scopeGroups },
    search_area: {
      center: latitude === null || longitude === null ? null : { latitude, longitude },
      radius_km: row.radiusKm,
    },
    filters: row.filters,
    map: { is_shown: row.showsMap, asks_consent: row.asksConsent },
    launcher: { text: row.launcherText, position: row.launcherPosition },
    reviews: { is_shown: row.showsReviews, min_rating: row.minRating, text_only: row.textOnly },
    posts: { is_shown: row.showsPosts },
    photos: { is_shown: row.showsPhotos },
    faq: { is_shown: row.showsFaq },
    contact: { ...row.contact, is_shown: row.showsContact },
    offer_link: row.offerLink,
  };
}

function addressesOf(publicUrl: string, name: string): LocatorSettings['addresses'] {
  const page = `${publicUrl}${locatorPath(name)}`;
  return { page, script: `${publicUrl}/store-locator.js`, sitemap: `${page}sitemap.xml` };
}
