import { keywords } from '../../features/company/keywords/keywords.table.ts';
import { encodePlace } from '../../features/company/search-locations/company-cities.ts';
import { searchLocations } from '../../features/company/search-locations/search-locations.table.ts';
import { websiteKeywords, websites } from '../../features/company/websites/websites.table.ts';
import { websiteAudits } from '../../features/websites/audits/audits.table.ts';
import type { Services } from '../../services.ts';
import type { RawRequest } from '../clients/request.ts';

/** Rows of the company's data for sample requests. */
export interface CompanyRows {
  companyId: number;
  websiteId: number;
  websiteKeywordId: number;
  keywordId: number;
  searchLocationId: number;
}

export async function makeCompanyRows(
  { database, now }: Services,
  { companyId }: { companyId: number },
): Promise<CompanyRows> {
  const { queries } = database;
  const [website] = await queries
    .insert(websites)
    .values({ companyId, url: 'https://lipa.test/', name: 'Lipa', createdAt: now() })
    .returning({ id: websites.id });
  const [place] = await queries
    .insert(searchLocations)
    .values({ companyId, name: 'Warszawa', region: 'mazowieckie', country: 'PL' })
    .returning({ id: searchLocations.id });
  const [keyword] = await queries
    .insert(keywords)
    .values({ companyId, keyword: 'kawa', scope: 'company', createdAt: now() })
    .returning({ id: keywords.id });
  const [websiteId, searchLocationId] = [website?.id ?? 0, place?.id ?? 0];
  const [websiteKeyword] = await queries
    .insert(websiteKeywords)
    .values({ companyId, websiteId, searchLocationId, keyword: 'kawa' })
    .returning({ id: websiteKeywords.id });
  await queries
    .insert(websiteAudits)
    .values({ companyId, websiteId, createdAt: now(), dueAt: now(), ...sampleAudit });
  return {
    companyId,
    websiteId,
    searchLocationId,
    keywordId: keyword?.id ?? 0,
    websiteKeywordId: websiteKeyword?.id ?? 0,
  };
}

/** An audit that ended well. */
const sampleAudit = {
  status: 3,
  performance: 62,
  accessibility: 91,
  bestPractices: 88,
  seo: 100,
  finalUrl: 'https://lipa.test/',
  engineVersion: '13.1.0',
  measuredAt: new Date('2026-03-01T10:00:00Z'),
  endedAt: new Date('2026-03-01T10:00:00Z'),
} as const;

/** Requests about a company and its data. One of its locations is in Kraków. */
export function companySamples({
  companyId,
  websiteId,
  websiteKeywordId,
  keywordId,
  searchLocationId,
}: CompanyRows) {
  const ofWebsite = { params: { id: websiteId } };
  const data = {
    name: 'Kawiarnia Lipa',
    tax_number: '9991001010',
    street: 'Józefa',
    house_number: '9/3',
    postal_code: '31-056',
    city: 'Kraków',
    country: 'PL',
    phone_number: '+48 12 422 10 10',
    email: 'biuro@lipa.test',
    category_id: 1,
    timezone: 'Europe/Warsaw',
  };
  return {
    listCompanies: {},
    createCompany: { body: { name: 'Kawiarnia Lipa' } },
    getCurrentCompany: {},
    getParentCompany: {},
    getCompanyUsage: {},
    getCompanyProfile: {},
    updateSecondFactorPolicy: { body: { is_required: true } },
    updateCompany: { body: { city: 'Kraków' } },
    replaceCompany: { body: data },
    lookUpCompany: { query: { tax_number: '9991001010' } },
    listCompanyCategories: {},
    listCountries: {},
    listTimezones: {},
    autocompletePlaces: { query: { q: 'krak' } },
    listWebsites: {},
    createWebsite: { body: { url: 'https://sowa.test' } },
    deleteWebsite: ofWebsite,
    deleteWebsites: { body: { ids: [websiteId] } },
    getLastQualityAudit: ofWebsite,
    listQualityAudits: ofWebsite,
    createQualityAudit: ofWebsite,
    getSocialAudits: { params: { id: companyId } },
    listWebsiteKeywords: ofWebsite,
    createWebsiteKeywords: {
      ...ofWebsite,
      body: { keywords: ['ciasto'], search_location: searchLocationId },
    },
    deleteWebsiteKeyword: { params: { id: websiteId, keyword_id: websiteKeywordId } },
    listKeywords: {},
    createKeywords: { body: { keywords: ['ciasto'], scope: 'company' } },
    deleteKeywords: { body: { ids: [keywordId] } },
    deleteKeyword: { params: { id: keywordId } },
    listSearchLocations: {},
    createSearchLocation: { body: { suggestion: suggestionOf('Kraków') } },
    deleteSearchLocation: { params: { id: searchLocationId } },
    listSuggestedLocations: {},
    rejectSuggestedLocation: { body: { suggestion: suggestionOf('Kraków') } },
  } satisfies Record<string, Pick<RawRequest, 'params' | 'query' | 'body'>>;
}

function suggestionOf(name: string): string {
  return encodePlace({ name, region: 'małopolskie', country: 'PL' });
}
