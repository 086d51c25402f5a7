import { eq, sql } from 'drizzle-orm';
import type { AttributeMetadata } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import { googleMetadata } from '../../../providers/google-business-profile/google-metadata.table.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { fetchCatalog, catalogKey, type CatalogAnswer, type CatalogQuestion } from './fetch-catalog.ts';
import { refreshCatalog } from './refresh-catalog.job.ts';

const freshMilliseconds = 86_400_000;

const mostKept = 200;

interface Kept {
  value: unknown;
  fetchedAt: Date;
}

/** What this process has read of them: all categories of a country are megabytes. */
const memories = new WeakMap<Services['database'], Map<string, Kept>>();

/**
 * Returns the provider's catalog, fetched once a day for all companies. An older one is used until the new one arrives.
 * @throws Problem `google_account_missing` or `provider_unavailable`, where nothing is known yet
 */
export async function readCatalog<Question extends CatalogQuestion>(
  services: Services,
  companyId: number,
  question: Question,
): Promise<CatalogAnswer<Question>> {
  const { database, jobs, now } = services;
  const isFresh = ({ fetchedAt }: Kept) => now().getTime() - fetchedAt.getTime() < freshMilliseconds;
  const memory = memories.get(database) ?? new Map<string, Kept>();
  memories.set(database, memory);
  const key = catalogKey(question);
  const remembered = memory.get(key);
  if (remembered && isFresh(remembered)) return remembered.value as CatalogAnswer<Question>;
  const [kept] = await database.queries.select().from(googleMetadata).where(eq(googleMetadata.key, key));
  if (!kept) return fetchCatalog(services, companyId, question, { unlessKept: true });
  if (memory.size >= mostKept) memory.clear();
  memory.set(key, kept);
  if (!isFresh(kept))
    await jobs.enqueue(database.queries, refreshCatalog, [{ payload: { companyId, question } }]);
  return kept.value as CatalogAnswer<Question>;
}

interface ListingCatalog {
  attributes?: readonly AttributeMetadata[];
  moreHoursTypes?: readonly string[];
}

/** What the provider offers a listing, for its rules to be checked by; what cannot be learnt now is left out. */
export async function listingCatalog(
  services: Services,
  companyId: number,
  { primary_category, country }: Pick<ListingFields, 'primary_category' | 'country'>,
  language: Language = 'pl',
): Promise<ListingCatalog> {
  const category = categoryKey(primary_category);
  if (category === '' || country === '') return {};
  const [attributes, categories] = await Promise.all([
    unlessUnknown(readCatalog(services, companyId, { kind: 'attributes', country, language, category })),
    unlessUnknown(readCatalog(services, companyId, { kind: 'categories', country, language })),
  ]);
  const types = categories?.find(({ category_id }) => category_id === category)?.more_hours_types;
  return {
    ...(attributes && { attributes }),
    ...(types && { moreHoursTypes: types.map(({ hours_type_id }) => hours_type_id) }),
  };
}

async function unlessUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** What the provider offers each of the listings that an edit is about. */
export type EditCatalogs = (listing: Pick<ListingFields, 'primary_category' | 'country'>) => ListingCatalog;

interface EditedListings {
  ids: readonly number[];
  /** Of the edit, where it changes that as well. */
  primaryCategory?: string | undefined;
  /** Whether the edit is about anything that depends on the category. */
  isAsked: boolean;
  language: Language;
}

/** Asked before the transaction that edits, since the provider may take its time. */
export async function catalogsOfEdit(
  services: Services,
  { companyId }: Member,
  { ids, primaryCategory, isAsked, language }: EditedListings,
): Promise<EditCatalogs> {
  if (!isAsked) return () => ({});
  const kinds = await rows<{ primary_category: string; country: string }>(
    services.database.queries,
    sql`select distinct coalesce(${primaryCategory ?? null}::text, primary_category) as primary_category, country from locations
        where company_id = ${companyId} and id = any(${int8Array(ids)})`,
  );
  const catalogs = new Map<string, ListingCatalog>();
  for (const kind of kinds)
    catalogs.set(keyOf(kind), await listingCatalog(services, companyId, kind, language));
  return (listing) => catalogs.get(keyOf(listing)) ?? {};
}

function keyOf({ primary_category, country }: Pick<ListingFields, 'primary_category' | 'country'>): string {
  return `${categoryKey(primary_category)}/${country}`;
}
