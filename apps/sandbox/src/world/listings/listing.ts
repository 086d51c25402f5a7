import type { ListingChanges, ListingContent, ListingField } from './listing-fields.ts';

/** A place at Google with all that is going on about it. */
export interface Listing {
  id: string;
  accountId: string;
  placeId: string;
  /** As the merchant last set it. */
  content: ListingContent;
  /** Where Maps and Search show something else; null where they show nothing. */
  shown: ListingChanges;
  /** Fields that differ because others changed them, or an edit was refused. */
  updates: ListingUpdate[];
  /** The merchant's edits that are not published yet, the oldest first. */
  edits: PendingEdit[];
  standing: Standing;
  /** The location that this one doubles, as `locations/{id}`. */
  duplicateOf?: string;
  /** Whether Google keeps the location from publishing posts, although it is verified. */
  isPostingOff?: boolean;
  verifications: Verification[];
}

/** `metadata.canOperateLocalPost` of a location. */
export function canOperateLocalPost({ standing, isPostingOff = false }: Listing): boolean {
  return standing === 'live' && !isPostingOff;
}

/**
 * Why Google lets the merchant speak for a place, or does not: `live` has the voice of merchant, `waiting` gains it soon.
 */
export const standings = [
  'live',
  'unverified',
  'waiting',
  'suspended',
  'disabled',
  'ownership_conflict',
] as const;

export type Standing = (typeof standings)[number];

interface ListingUpdate {
  field: ListingField;
  source: 'google' | 'visitor' | 'moderation';
  at: number;
}

export interface PendingEdit {
  id: string;
  fields: ListingField[];
  madeAt: number;
  /** Missing while moderation is manual, or the place has to be verified again first. */
  decision?: EditDecision;
  /** Published as soon as the place is verified. */
  isHeld?: boolean;
}

export interface EditDecision {
  at: number;
  verdict: EditVerdict;
  /** The reason of a refusal, in Google's terms. */
  reason?: string;
}

export const editVerdicts = ['publish', 'refuse', 'verify'] as const;

export type EditVerdict = (typeof editVerdicts)[number];

export interface Verification {
  id: string;
  method: VerificationMethod;
  state: 'PENDING' | 'COMPLETED' | 'FAILED';
  createTime: number;
  /** Empty where none is needed. */
  pin: string;
  wrongPins: number;
}

export const verificationMethods = [
  'ADDRESS',
  'EMAIL',
  'PHONE_CALL',
  'SMS',
  'AUTO',
  'VETTED_PARTNER',
] as const;

export type VerificationMethod = (typeof verificationMethods)[number];

export function withChanges(content: ListingContent, changes: ListingChanges): ListingContent {
  const entries = Object.entries({ ...content, ...changes }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(entries) as ListingContent;
}

/** A listing as people see it on Maps and Search. */
export function shownContent(listing: Listing): ListingContent {
  return withChanges(listing.content, listing.shown);
}

/** What only the merchant sees has no publication to wait for. */
export function isPublic(field: ListingField): boolean {
  return !merchantsOwn.includes(field);
}

const merchantsOwn: ListingField[] = ['storeCode', 'labels', 'adWordsLocationExtensions'];

export function fieldsOf(changes: ListingChanges): ListingField[] {
  return Object.keys(changes) as ListingField[];
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Google leaves out zero, false and empty values, so they are equal to missing ones. */
function canonical(value: unknown): string {
  return JSON.stringify(stripped(value)) ?? '';
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => stripped(one) ?? null);
  if (typeof value !== 'object' || value === null)
    return value === 0 || value === '' ? undefined : (value ?? undefined);
  const entries = Object.entries(value)
    .map(([field, inner]) => [field, stripped(inner)] as const)
    .filter(([, inner]) => inner !== undefined && inner !== false)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
