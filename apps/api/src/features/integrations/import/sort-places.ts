import type { ImportOutcome, ImportProblem } from '@pinfold/contract/features/integrations/google';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { PlaceRead } from './read-place.ts';

export interface PlaceOutcome {
  googleName: string;
  outcome: ImportOutcome;
  problem: ImportProblem | null;
  locationId: number | null;
}

export type ReadPlace = Extract<PlaceRead, { kind: 'read' }>;

/** What the company, and the installation, have of some places already. */
export interface KnownPlaces {
  /** Locations of the company by their names at Google; those of an account that was taken out can come again. */
  here: ReadonlyMap<string, { id: number; isConnected: boolean }>;
  elsewhere: ReadonlySet<string>;
}

export interface SortedPlaces {
  /** Take up room in the plan. */
  fresh: ReadPlace[];
  /** Here already, of an account that was taken out. */
  returning: ReadPlace[];
  settled: PlaceOutcome[];
}

/** Decides what becomes of each place that was read, or could not be. */
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
