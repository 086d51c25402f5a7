import type { Directory } from '@pinfold/contract/features/integrations/directory';
import type { ListingField, ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryProblem } from './directories.table.ts';
import type { DecidedListing, HeldListing } from './directory-listing-lifecycle.ts';
import type { ListingKey, ListingVersion } from './write-directory-listings.ts';

/** What is done with a listing at its directory. */
export type DirectoryAction = 'create' | 'update' | 'remove';

/** A listing to be called about. */
export interface NamedListing extends ListingVersion {
  /** Its name at the directory; null before the directory is known to have it. */
  externalId: string | null;
  etag: string | null;
}

/** A listing with what the directory is to show, as the directory's `wanted` made it. */
export interface ToPublish<Content> extends NamedListing {
  content: Content;
}

/** What became of one listing of a call. */
export type SentOutcome =
  /** With what the directory decided, where it decides at once. */
  | {
      result: 'taken';
      externalId: string;
      etag?: string;
      problems?: DirectoryProblem[];
      decision?: DirectoryDecision;
      /** What it took, where that is compared with what it has before the next time. */
      sent?: object;
    }
  /** It cannot be sent before something else happens, which is no failure. */
  | { result: 'held'; state: HeldListing['state']; problems: DirectoryProblem[] }
  /** It was there before, with whatever. */
  | { result: 'exists'; externalId: string }
  | { result: 'gone' }
  /** There is something else to send by now, which a job of its own does. */
  | { result: 'void' }
  | { result: 'refused'; problems: DirectoryProblem[] };

/** What a directory says of a listing that it has. */
export type DirectoryDecision = Pick<DecidedListing, 'state' | 'problems' | 'link'>;

/** A listing to be asked about, with what it is to say; without where the location cannot be listed. */
export interface SentListing<Content> extends NamedListing {
  content: Content | undefined;
}

/**
 * A directory, as all of what is said of directories in common needs it: a new one is an implementation of this. A batch may
 * mix companies, and has one outcome for each listing, in the same order.
 */
export interface DirectoryWire<Content extends object = object> {
  directory: Directory;
  /** How many listings one call takes. */
  most: number;
  /** Seconds for which `find` may lack what was just created. */
  lagSeconds: number;
  /** Whether what was removed there can be restored, and so is remembered. @default false */
  keepsRemoved?: boolean;
  /** The fields of a listing that it shows: a change of others is none to it. */
  fields: readonly ListingField[];
  /** Whether this installation can reach it. */
  isConfigured(services: Services): boolean;
  /** What it is to show of a location, or why it cannot. */
  wanted(listing: ListingFields, key: ListingKey): { content: Content } | { problems: DirectoryProblem[] };
  /** Creates or replaces listings. @throws ProviderError where the call failed as a whole */
  send(
    services: Services,
    action: 'create' | 'update',
    listings: readonly ToPublish<Content>[],
  ): Promise<SentOutcome[]>;
  /** Removes listings; one that is not there is `gone`. @throws ProviderError as `send` */
  remove(services: Services, listings: readonly NamedListing[]): Promise<SentOutcome[]>;
  /** Returns the name at the directory of each listing that it has. @throws ProviderError */
  find(services: Services, listings: readonly ListingKey[]): Promise<(string | undefined)[]>;
  /**
   * Returns what it makes of listings: `differs` for one that says something else than it is to say, which is sent again;
   * `unknown` for one about which it gave no answer; undefined for one that it has not. @throws ProviderError
   */
  readDecisions(
    services: Services,
    listings: readonly SentListing<Content>[],
  ): Promise<(DirectoryDecision | 'differs' | 'unknown' | undefined)[]>;
  /** Looks at the accounts through which companies reach it, where they have accounts of their own. */
  checkAccounts?(services: Services): Promise<void>;
  /** What a call that was refused as a whole means; undefined when trying again may help. */
  problemOf(error: ProviderError): DirectoryProblem | undefined;
}
