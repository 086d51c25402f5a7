import type { ImportOutcome, ImportProblem } from '@pinfold/contract/features/integrations/google';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { ifRefused, type ProviderError } from '../../../delivery/provider-error.ts';
import type {
  GoogleAttribute,
  GoogleListing,
} from '../../../providers/google-business-profile/listing/google-location.ts';
import type { PlaceOutcome } from './import-lifecycle.ts';

/** The data of a chosen place; or the reason why Google returns none, permanent or temporary. */
export type PlaceRead =
  | { kind: 'read'; googleName: string; listing: GoogleListing; attributes: GoogleAttribute[] }
  | { kind: 'refused'; googleName: string; problem: ImportProblem }
  | { kind: 'later'; googleName: string; error: ProviderError };

/** Reads one place in full. */
export async function readPlaceToImport(google: GoogleAccount, googleName: string): Promise<PlaceRead> {
  const both = async (): Promise<PlaceRead> => {
    const listing = await google.getListing(googleName);
    const attributes = await google.getAttributes(googleName);
    return { kind: 'read', googleName, listing, attributes };
  };
  return ifRefused(both(), async (error): Promise<PlaceRead> => {
    switch (error.kind) {
      case 'quota':
      case 'temporary':
        return { kind: 'later', googleName, error };
      case 'denied':
        return { kind: 'refused', googleName, problem: await whatWasDenied(google, error) };
      case 'not_found':
        return { kind: 'refused', googleName, problem: 'not_found' };
      default:
        return { kind: 'refused', googleName, problem: 'missing_information' };
    }
  });
}

/** A grant that still gives tokens is refused for this place alone. */
function whatWasDenied(google: GoogleAccount, denied: ProviderError): Promise<ImportProblem> {
  const asked = google.accessToken().then((): ImportProblem => 'place_denied');
  return ifRefused(asked, ({ kind }) => (kind === denied.kind ? 'access_lost' : 'place_denied'));
}

export type ReadPlace = Extract<PlaceRead, { kind: 'read' }>;

/** What the company, and the installation, have of some places already. */
export interface KnownPlaces {
  /** Locations of the company by their names at Google; those of an account that was taken out can come again. */
  here: ReadonlyMap<string, { id: number; isConnected: boolean }>;
  elsewhere: ReadonlySet<string>;
}

interface SortedPlaces {
  /** Take up room in the plan. */
  fresh: ReadPlace[];
  /** Exists already, of a removed account. */
  returning: ReadPlace[];
  settled: PlaceOutcome[];
}

/** Decides the outcome of each place that was read, or could not be. */
export function sortPlaces(reads: readonly PlaceRead[], { here, elsewhere }: KnownPlaces): SortedPlaces {
  const sorted: SortedPlaces = { fresh: [], returning: [], settled: [] };
  const settle = (googleName: string, outcome: ImportOutcome, problem: ImportProblem | null = null) =>
    sorted.settled.push({ googleName, outcome, problem, locationId: here.get(googleName)?.id ?? null });
  for (const read of reads) {
    if (read.kind === 'later') continue;
    const { googleName } = read;
    const known = here.get(googleName);
    if (read.kind === 'refused') settle(googleName, 'errored', read.problem);
    else if (known?.isConnected) settle(googleName, 'already_imported');
    else if (elsewhere.has(googleName)) settle(googleName, 'errored', 'imported_elsewhere');
    else if (!isVerified(read.listing)) settle(googleName, 'unverified_ignored');
    else if (!isWhole(read.listing)) settle(googleName, 'errored', 'missing_information');
    else (known ? sorted.returning : sorted.fresh).push(read);
  }
  return sorted;
}

function isVerified({ metadata = {} }: GoogleListing): boolean {
  return metadata.hasVoiceOfMerchant === true && metadata.duplicateLocation === undefined;
}

/** A listing needs a name, and a place: its own, or an area that it serves. */
function isWhole({ title, storefrontAddress, serviceArea }: GoogleListing): boolean {
  return Boolean(title?.trim()) && (storefrontAddress !== undefined || serviceArea !== undefined);
}
