import { sql } from 'drizzle-orm';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { knownOffer, type KnownOffer } from '../offer/known-offer.ts';

/** What the provider offers each of the listings that an edit is about. */
export type Offers = (listing: Pick<ListingFields, 'primary_category' | 'country'>) => KnownOffer;

interface EditedOffer {
  ids: readonly number[];
  /** Of the edit, where it changes that as well. */
  primaryCategory?: string | undefined;
  /** Whether the edit is about anything that depends on the category. */
  isAsked: boolean;
  language: Language;
}

/** Asked before the transaction that edits, since the provider may take its time. */
export async function offersOfEdit(
  services: Services,
  { companyId }: Member,
  { ids, primaryCategory, isAsked, language }: EditedOffer,
): Promise<Offers> {
  if (!isAsked) return () => ({});
  const kinds = await rows<{ primary_category: string; country: string }>(
    services.database.queries,
    sql`select distinct coalesce(${primaryCategory ?? null}::text, primary_category) as primary_category, country from locations
        where company_id = ${companyId} and id = any(${int8Array(ids)})`,
  );
  const offers = new Map<string, KnownOffer>();
  for (const kind of kinds) offers.set(keyOf(kind), await knownOffer(services, companyId, kind, language));
  return (listing) => offers.get(keyOf(listing)) ?? {};
}

function keyOf({ primary_category, country }: Pick<ListingFields, 'primary_category' | 'country'>): string {
  return `${categoryKey(primary_category)}/${country}`;
}
