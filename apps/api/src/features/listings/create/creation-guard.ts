import { eq } from 'drizzle-orm';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { newListingFaults } from '@pinfold/contract/features/listings/listing-faults';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import type { Member } from '../../company/member.ts';
import { listingCatalog } from '../catalog/read-catalog.ts';
import { invalidListing } from '../updates/update-problems.ts';

/**
 * Creating listings can be disabled per account (product spec, section 6).
 * @throws Problem `cannot_create_listings`
 */
export async function requireCreator({ database }: Services, { companyId }: Member): Promise<void> {
  const [company] = await database.queries
    .select({ canCreate: companies.canCreateGmbLocations })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company?.canCreate) throw new Problem('cannot_create_listings');
}

/** @throws Problem `listing_invalid`, which names each field with the reason */
export async function refuseFaults(
  services: Services,
  { companyId, timezone }: Member,
  fields: ListingFields,
  language: Language,
): Promise<void> {
  const today = localTime(services.now(), timezone).date;
  const catalog = await listingCatalog(services, companyId, fields, language);
  const faults = newListingFaults(fields, { today, phones: phoneNumbers, ...catalog });
  if (faults.length > 0) throw invalidListing(faults, 'body.fields', language);
}
