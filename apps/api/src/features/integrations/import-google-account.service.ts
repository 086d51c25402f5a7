import { ifRefused } from '../../delivery/provider-error.ts';
import type { GoogleListing } from '../../providers/google-business-profile/listing/google-location.ts';
import type { Services } from '../../services.ts';
import { fillLabelGroups } from '../listings/groups/group-members.ts';
import { storeGoogleListings } from '../listings/import/store-google-listings.ts';
import { spendLimit } from '../../limits/spend-limit.ts';
import { storeGoogleAccount } from './accounts/google-account.ts';

/** A location that was imported, with the name that the provider's reviews are listed under. */
export interface ImportedLocation {
  id: number;
  /** `accounts/{a}/locations/{l}` */
  googleName: string;
}

/**
 * Connects a Google account to a company and brings in its locations. Run again, it adds what is missing. An account
 * with more of them than the plan allows stays outside, with all of its locations.
 * @throws Problem `import_limit_reached`
 */
export async function importGoogleAccount(
  services: Services,
  companyId: number,
  refreshToken: string,
): Promise<ImportedLocation[]> {
  const google = services.google.as(refreshToken);
  const { queries } = services.database;
  const spending = { companyId, limit: 'max_facilities', problem: 'import_limit_reached' } as const;
  const connection = {
    companyId,
    login: await patiently(() => google.getLogin()),
    sealedRefreshToken: services.sealer.seal('refresh token', refreshToken),
    now: services.now(),
  };
  const imported: ImportedLocation[] = [];
  for (const account of await patiently(() => google.listAccounts())) {
    const pages: GoogleListing[][] = [];
    for await (const page of google.listLocations(account.name)) pages.push(page);
    await queries.transaction((tx) =>
      spendLimit(services, tx, spending, async () => {
        const accountId = await storeGoogleAccount(tx, connection, account);
        for (const page of pages) {
          const ids = await storeGoogleListings(services, tx, { companyId, accountId }, page);
          for (const [name, id] of ids) imported.push({ id, googleName: `${account.name}/${name}` });
        }
        await fillLabelGroups(tx, companyId);
      }),
    );
    await google.publishChanges(account.name, services.config.GOOGLE_PUBSUB_TOPIC);
  }
  return imported;
}

async function patiently<Answer>(ask: () => Promise<Answer>, triesLeft = 5): Promise<Answer> {
  return ifRefused(ask(), async (error) => {
    if (triesLeft === 0 || (error.kind !== 'quota' && error.kind !== 'temporary')) throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 2) * 1000));
    return patiently(ask, triesLeft - 1);
  });
}
