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
}

interface Compared {
  sent: SentToApple | null;
  /** What Apple has. */
  live: AppleListing;
  /** What the location says here. */
  wanted: AppleListing;
  /** Whether nothing was written at Apple since we last wrote. */
  isUntouched: boolean;
}

/**
 * Compares what was last sent, what Apple has and what a location says. Where Apple has what was sent, or what is wanted, it is
 * safe to write; otherwise others changed it, and a person has to choose.
 */
export function compareWithApple({
  sent,
  live,
  wanted,
  isUntouched,
}: Compared): { send: SentToApple; isThere: boolean } | { conflict: AppleField[] } {
  const send = withSetAside(sent, wanted);
  const differing = differingFields(live, send.listing);
  const isOurs = sent === null || isUntouched || differingFields(live, sent.listing).length === 0;
  if (differing.length > 0 && !isOurs) return { conflict: differing };
  return { send, isThere: differing.length === 0 };
}

/** What is to be sent: fields that were left as they are at Apple stay so, unless the location says something new there. */
export function withSetAside(sent: SentToApple | null, wanted: AppleListing): SentToApple {
  const kept = appleFieldNames.filter(
    (field) => sent?.setAside?.[field] !== undefined && isSameValue(wanted[field], sent.setAside[field]),
  );
  if (!sent || kept.length === 0) return { listing: wanted };
  return {
    listing: { ...wanted, ...pick(sent.listing, kept) },
    setAside: pick(wanted, kept),
  };
}

/** What was sent, where a person leaves what Apple has. */
export function leaveApple(live: AppleListing, wanted: AppleListing): SentToApple {
  return { listing: live, setAside: pick(wanted, differingFields(live, wanted)) };
}

function pick(listing: AppleListing, fields: readonly AppleField[]): Partial<AppleListing> {
  return Object.fromEntries(fields.map((field) => [field, listing[field]]));
}
