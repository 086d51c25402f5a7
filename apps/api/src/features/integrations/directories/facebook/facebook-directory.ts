import { and, eq } from 'drizzle-orm';
import {
  facebookChanges,
  facebookDifference,
  facebookListingOf,
  type FacebookListing,
} from '@pinfold/contract/features/integrations/facebook/facebook-listing';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { ifRefused, type ProviderError } from '../../../../delivery/provider-error.ts';
import type { PageCalls } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import { directoryListings, type DirectoryProblem } from '../directories.table.ts';
import type {
  DirectoryDecision,
  DirectoryWire,
  NamedListing,
  SentOutcome,
  ToPublish,
} from '../directory-wire.ts';
import { checkFacebookAccounts } from './check-facebook-accounts.ts';
import { openFacebookToken } from './facebook-credentials.ts';

/** What a page is to say, with what is needed to compare it with what it says. */
interface PageContent extends FacebookListing {
  /** ISO 3166-1 alpha-2, of the location. */
  country: string;
}

/** Pages of Facebook. They are there before a location is linked with one, and none is ever created or removed. */
export const facebookDirectory: DirectoryWire<PageContent> = {
  directory: 'facebook',
  most: 20,
  lagSeconds: 0,
  fields: ['phone_number', 'website', 'description', 'opening_hours'],
  isConfigured: ({ facebook }) => facebook.isConnected,
  wanted: (listing) => ({
    content: { ...facebookListingOf(listing, phoneNumbers), country: listing.country },
  }),
  async send(services, _action, listings) {
    const outcomes: SentOutcome[] = [];
    for (const listing of listings) outcomes.push(await bringPage(services, listing));
    return outcomes;
  },
  remove: async (_services, listings) => listings.map(() => ({ result: 'gone' })),
  find: async (_services, listings) => listings.map(() => undefined),
  async readDecisions(services, listings) {
    const decisions: (DirectoryDecision | 'differs' | 'unknown')[] = [];
    let unanswered: ProviderError | undefined;
    for (const listing of listings)
      decisions.push(
        await ifRefused(readDecision(services, listing), (error) => {
          const problem = problemOf(error);
          if (problem)
            return { state: 'failed' as const, problems: [problem], link: pageLink(listing.externalId) };
          unanswered = error;
          return 'unknown' as const;
        }),
      );
    // A page may have a limit of its own; where none is answered, it is Facebook's.
    if (unanswered && decisions.every((decision) => decision === 'unknown')) throw unanswered;
    return decisions;
  },
  checkAccounts: checkFacebookAccounts,
  problemOf,
};

/** The address of a page. */
export function pageLink(id: string | null): string {
  return `https://www.facebook.com/${id ?? ''}`;
}

/** Reads a page before it writes it: what it says already is not written. */
async function bringPage(services: Services, listing: ToPublish<PageContent>): Promise<SentOutcome> {
  const { content, externalId } = listing;
  const page = await openPage(services, listing);
  if (!page || externalId === null) return { result: 'refused', problems: [{ code: 'access_ended' }] };
  const differences = facebookDifference(
    await page.getFields(),
    content.fields,
    content.country,
    phoneNumbers,
  );
  if (differences.length > 0) await page.updateFields(facebookChanges(content.fields, differences));
  return { result: 'taken', externalId, decision: shownAs(listing) };
}

async function readDecision(
  services: Services,
  listing: NamedListing & { content: PageContent | undefined },
): Promise<DirectoryDecision | 'differs'> {
  const { content, externalId } = listing;
  const page = await openPage(services, listing);
  if (!page) return { state: 'failed', problems: [{ code: 'access_ended' }], link: pageLink(externalId) };
  const says = await page.getFields();
  if (!content) return { state: 'published', problems: [], link: pageLink(externalId) };
  const differences = facebookDifference(says, content.fields, content.country, phoneNumbers);
  return differences.length > 0 ? 'differs' : shownAs({ content, externalId });
}

function shownAs({
  content,
  externalId,
}: Pick<ToPublish<PageContent>, 'content' | 'externalId'>): DirectoryDecision {
  const problems = content.gaps.flatMap(({ field, reason }): DirectoryProblem[] =>
    reason === 'cut' ? [{ code: 'field_cut', field }] : [],
  );
  return { state: 'published', problems, link: pageLink(externalId) };
}

/** Undefined where there is no key to it any more. */
async function openPage(services: Services, listing: NamedListing): Promise<PageCalls | undefined> {
  const { companyId, locationId, directory, externalId } = listing;
  const [row] = await services.database.queries
    .select({ sealed: directoryListings.sealedCredentials })
    .from(directoryListings)
    .where(
      and(
        eq(directoryListings.companyId, companyId),
        eq(directoryListings.locationId, locationId),
        eq(directoryListings.directory, directory),
      ),
    );
  if (!row?.sealed || externalId === null) return undefined;
  const token = openFacebookToken(services, { companyId, kind: 'facebook page', externalId }, row.sealed);
  return token === undefined ? undefined : services.facebook.asPage({ id: externalId, token });
}

const appCodes = ['101', '102', '104'];

function problemOf(error: ProviderError): DirectoryProblem | undefined {
  const { kind, message } = error;
  // Codes of the app itself; all others are of a person or a page.
  if (kind === 'denied')
    return {
      code: error.reasons.some((reason) => appCodes.includes(reason)) ? 'access_denied' : 'access_ended',
    };
  if (kind === 'not_found') return { code: 'gone' };
  return kind === 'invalid' || kind === 'conflict' ? { code: 'refused', message } : undefined;
}
