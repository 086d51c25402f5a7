import {
  type AppleField,
  appleFieldNames,
  type AppleListing,
  differingFields,
  isSameValue,
} from './apple-listing.ts';

/** What Apple last took from us. */
export interface SentToApple {
  listing: AppleListing;
  /** What a location says in fields that a person left as they are at Apple: they stay so until it says something else. */
  setAside?: Partial<AppleListing>;
  /** What we began to write since, of which no answer came: Apple may have it, or have it soon. Null is a removal. */
  underway?: (AppleListing | null)[];
}

interface Sides {
  sent: SentToApple | null;
  /** What Apple has. */
  live: AppleListing;
  /** What the location says here. */
  wanted: AppleListing;
}

interface Compared extends Sides {
  /** Whether nothing was written at Apple since we last wrote. */
  isUntouched: boolean;
}

/**
 * Compares what was last sent, what Apple has and what a location says. Where Apple has what was sent, or what is wanted, it is
 * safe to write; otherwise others changed it, and a person has to choose. Of what is there already, nothing is to be written,
 * unless something else may be on its way.
 */
export function compareWithApple({
  isUntouched,
  ...sides
}: Compared): { send: SentToApple; isThere: boolean } | { conflict: AppleField[] } {
  const { sent, live } = sides;
  const send = withSetAside(sides);
  const differing = differingFields(live, send.listing);
  const underway = sent?.underway ?? [];
  const isOurs =
    sent === null ||
    isUntouched ||
    [sent.listing, ...underway].some((listing) => listing && saysNoMore(live, listing, send));
  if (differing.length > 0 && !isOurs) return { conflict: differing };
  const isLast = underway.every((listing) => listing && differingFields(listing, send.listing).length === 0);
  return { send, isThere: differing.length === 0 && isLast };
}

/**
 * What is to be sent: fields that were left as they are at Apple stay as they are there now, unless the location says something
 * new there.
 */
export function withSetAside({ sent, live, wanted }: Sides): Required<Omit<SentToApple, 'underway'>> {
  const setAside = sent?.setAside ?? {};
  const kept = appleFieldNames.filter(
    (field) => field in setAside && isSameValue(field, wanted, { ...wanted, ...setAside }),
  );
  return { listing: { ...wanted, ...pick(live, kept) }, setAside: pick(wanted, kept) };
}

/** What was sent, where a person leaves what Apple has. */
export function leaveApple({ sent, live, wanted }: Sides): SentToApple {
  return { ...sent, listing: live, setAside: pick(wanted, differingFields(live, wanted)) };
}

/** What was sent, where a person has what the location says sent over what Apple has: what was left before stays so. */
export function overwriteApple(sides: Sides): SentToApple {
  return { ...sides.sent, listing: sides.live, setAside: withSetAside(sides).setAside };
}

/** Whether what Apple has is what we sent, but for fields that are left as they are there. */
function saysNoMore(live: AppleListing, ours: AppleListing, { setAside = {} }: SentToApple): boolean {
  return differingFields(live, ours).every((field) => field in setAside);
}

function pick(listing: AppleListing, fields: readonly AppleField[]): Partial<AppleListing> {
  return Object.fromEntries(fields.map((field) => [field, listing[field]]));
}
