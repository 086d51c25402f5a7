import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { nameBrand } from '../features/integrations/directories/apple/apple-brands.service.ts';
import { enableListings } from '../features/integrations/directories/apple/apple-listings.service.ts';
import {
  appleRedirectUri,
  storeAppleConsent,
} from '../features/integrations/directories/apple/connect-apple.service.ts';
import { readAppleNews } from '../features/integrations/directories/apple/read-apple-news.job.ts';
import { sendAppleBrand } from '../features/integrations/directories/apple/send-apple-brand.job.ts';
import { publishDirectoryListing } from '../features/integrations/directories/publish-directory-listing.job.ts';
import { newToken } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { ownerOf } from './demo-team.ts';

interface AppleFinding {
  code: string;
  severity: 'VIOLATION' | 'WARNING';
  message: string;
  field: string;
}

/** What people do at Apple. */
export interface AppleSide {
  /** Answers the consent page as an administrator would; returns the code that it sends back. */
  consent: (url: string) => Promise<string>;
  /** Ends what is in review, with what was found in the fields of each; a violation keeps it from being shown. */
  endReviews: (findingsIn?: (details: Readonly<Record<string, unknown>>) => AppleFinding[]) => void;
}

/** So many locations of the chain are at Apple; the others wait for whoever looks at the page. */
const most = 9;

const findings: readonly (AppleFinding | undefined)[] = [
  undefined,
  {
    code: 'VALIDATION__ADDRESS_NOT_FOUND',
    severity: 'VIOLATION',
    message: 'The address could not be found. Check the street and the number.',
    field: 'mainAddress.structuredAddress',
  },
  undefined,
  {
    code: 'VALIDATION__PHONE_NOT_REACHED',
    severity: 'WARNING',
    message: 'Nobody answered this number during opening hours.',
    field: 'phoneNumbers',
  },
];

const once = { tries: 0, isLastTry: false };

/** Connects the organisation of a chain at Apple, with a brand in Poland and its first locations. */
export async function connectDemoApple(
  services: Services,
  { companyId, ownerId }: { companyId: number; ownerId: number },
  { consent, endReviews }: AppleSide,
): Promise<void> {
  const owner = ownerOf(companyId, ownerId);
  const verifier = newToken();
  const redirectUri = appleRedirectUri(services);
  const url = services.apple.consentUrl({ redirectUri, state: '', verifier, language: 'pl' });
  const accountId = await storeAppleConsent(services, companyId, { code: await consent(url), verifier });
  const account = { companyId, accountId };
  const named = { accountId, country: 'PL', name: 'Kawiarnia Lipa' };
  await nameBrand(services, owner, named, (tx, payload) =>
    services.jobs.enqueue(tx, sendAppleBrand, [{ payload }]),
  );
  await sendAppleBrand.run(services, { ...account, country: 'PL', version: 1 }, once);
  endReviews();
  await readAppleNews.run(services, account, once);
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`select id::int8 as id from locations
        where company_id = ${companyId} and country = 'PL' and is_owner and open_status = 'OPEN'
        order by id limit ${most}`,
  );
  const locationIds = found.map(({ id }) => id);
  await enableListings(services, owner, { accountId, locationIds, isDryRun: false });
  for (const locationId of locationIds)
    await publishDirectoryListing.run(
      services,
      { companyId, locationId, directory: 'apple', version: 1 },
      once,
    );
  let reviewed = -1;
  endReviews(() => {
    reviewed += 1;
    return [findings[reviewed] ?? []].flat();
  });
  await readAppleNews.run(services, account, once);
}
