import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { newListingFaults } from '@pinfold/contract/features/listings/listing-faults';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { knownOffer } from '../offer/known-offer.ts';
import { problemInWords } from '../updates/problem-words.ts';
import { problemOfFault } from '../updates/stored-problem.ts';

/** @throws Problem `listing_invalid`, which names each field below `path` with the reason */
export async function refuseFaults(
  services: Services,
  { companyId, timezone }: Member,
  fields: ListingFields,
  path: string,
  language: Language,
): Promise<void> {
  const today = localTime(services.now(), timezone).date;
  const offer = await knownOffer(services, companyId, fields, language);
  const faults = newListingFaults(fields, { today, ...offer });
  if (faults.length === 0) return;
  throw new Problem('listing_invalid', {
    errors: faults.map((found) => ({
      path: `${path}.${found.field}`,
      message: problemInWords(problemOfFault(found), language).message,
    })),
  });
}
