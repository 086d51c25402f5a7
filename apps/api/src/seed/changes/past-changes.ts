import {
  type ChangeField,
  type ChangeSource,
  changeSources,
  listingFieldsOfChange,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { pickFields } from '../../features/listings/listing-fields.ts';
import { type SampleChange, sampleChanges, unprotectedSampleChanges } from './sample-external-changes.ts';

export interface SeededCafe {
  id: number;
  listing: ListingFields;
}

export interface PastChange {
  cafe: SeededCafe;
  field: ChangeField;
  source: ChangeSource;
  ours: Partial<ListingFields>;
  proposed: Partial<ListingFields>;
  detectedAt: Date;
  outcome: 'rejected_by_rule' | 'rejected' | 'accepted' | 'withdrawn' | 'answered';
  /** The index of the member who decided, if one did. */
  person: number;
  endedAt: Date;
}

/** How many changes others made in the last ninety days and that have ended since. */
export const pastCount = 437;

/** Three locations where visitors change the same thing again and again. */
const wars = [
  { cafe: 44, idea: 1 },
  { cafe: 20, idea: 0 },
  { cafe: 51, idea: 2 },
] as const;
const battles = 4;

/**
 * Returns the external changes of ninety days, the oldest first: the same on every run. A field with an open change, by
 * `isOpen`, has no earlier ones, so that none is decided twice.
 */
export function pastChanges(
  cafes: readonly SeededCafe[],
  now: Date,
  isOpen: (cafe: SeededCafe, field: ChangeField) => boolean,
): PastChange[] {
  const isSpoken = (cafe: SeededCafe, field: ChangeField) =>
    isOpen(cafe, field) ||
    wars.some((war) => cafes[war.cafe] === cafe && sampleChanges[war.idea]?.field === field);
  const drawn = Array.from({ length: pastCount - wars.length * battles }, (_, n) => draw(cafes, n, isSpoken));
  const seen = new Map<string, number>();
  for (const { cafe, idea } of drawn) count(seen, `${cafe.id}/${idea.field}`);
  const single = (one: Drawn) => seen.get(`${one.cafe.id}/${one.idea.field}`) === 1;
  const past = drawn.map((one) => toChange(one, now, single(one)));
  return [...past, ...wars.flatMap((war) => warOf(cafes, war, now))].toSorted(
    (one, other) => one.detectedAt.getTime() - other.detectedAt.getTime(),
  );
}

interface Drawn {
  n: number;
  cafe: SeededCafe;
  idea: SampleChange;
  proposed: Partial<ListingFields>;
  isProtected: boolean;
}

function draw(
  cafes: readonly SeededCafe[],
  n: number,
  isSpoken: (cafe: SeededCafe, field: ChangeField) => boolean,
): Drawn {
  const cafe = cafes[(n * 7) % cafes.length];
  if (!cafe) throw new Error('the demo world has cafés');
  const isProtected = n % 13 !== 6;
  const list = isProtected ? sampleChanges : unprotectedSampleChanges;
  const visit = Math.floor(n / cafes.length);
  for (let step = 0; step < list.length; step += 1) {
    const idea = list[(n + visit + step) % list.length];
    const proposed = idea && !isSpoken(cafe, idea.field) ? idea.of(cafe.listing, n) : undefined;
    if (idea && proposed) return { n, cafe, idea, proposed, isProtected };
  }
  throw new Error(`nobody would change anything about ${cafe.listing.store_code}`);
}

/** A decision that changed the listing is the only one of its field, so that our value is the same in all others. */
function toChange({ n, cafe, idea, proposed, isProtected }: Drawn, now: Date, isSingle: boolean): PastChange {
  const daysAgo = 89.4 - (n * 87.6) / pastCount - ((n * 53) % 24) / 24 / 3;
  const detectedAt = before(now, daysAgo * 24);
  const outcome = outcomeOf(n, { isAcceptable: isSingle && idea.isSensible === true, isProtected, daysAgo });
  const current = pickFields(cafe.listing, listingFieldsOfChange(idea.field));
  const isTaken = outcome === 'accepted' || outcome === 'answered';
  const waits = outcome === 'rejected_by_rule' ? 0 : outcome === 'withdrawn' ? 20 : 1 + ((n * 29) % 9);
  return {
    cafe,
    field: idea.field,
    source: n % 8 === 5 ? changeSources.external : changeSources.gmb,
    ours: isTaken ? proposed : current,
    proposed: isTaken ? current : proposed,
    detectedAt,
    outcome,
    person: n,
    endedAt: new Date(detectedAt.getTime() + waits * hour),
  };
}

interface Circumstances {
  isAcceptable: boolean;
  isProtected: boolean;
  daysAgo: number;
}

/** The owner has switched the rule off for the last ten days. */
function outcomeOf(n: number, { isAcceptable, isProtected, daysAgo }: Circumstances): PastChange['outcome'] {
  if (n % 11 === 5) return 'withdrawn';
  if (isAcceptable && n % 3 === 0) return 'accepted';
  if (isAcceptable && n % 10 === 1) return 'answered';
  return isProtected && daysAgo > 10 && n % 8 !== 3 ? 'rejected_by_rule' : 'rejected';
}

/** Rejected three times by the rule; the fourth time a person had to. */
function warOf(cafes: readonly SeededCafe[], war: (typeof wars)[number], now: Date): PastChange[] {
  const [cafe, idea] = [cafes[war.cafe], sampleChanges[war.idea]];
  const proposed = cafe && idea?.of(cafe.listing, war.cafe);
  if (!cafe || !idea || !proposed) throw new Error('the demo world has sixty cafés');
  return Array.from({ length: battles }, (_, n) => {
    const isLast = n === battles - 1;
    const detectedAt = before(now, (38 - n * 4 - war.idea) * 24 - n * 5);
    return {
      cafe,
      field: idea.field,
      source: changeSources.gmb,
      ours: pickFields(cafe.listing, listingFieldsOfChange(idea.field)),
      proposed,
      detectedAt,
      outcome: isLast ? 'rejected' : 'rejected_by_rule',
      person: 0,
      endedAt: new Date(detectedAt.getTime() + (isLast ? 6 * hour : 0)),
    };
  });
}

function count(seen: Map<string, number>, key: string): void {
  seen.set(key, (seen.get(key) ?? 0) + 1);
}

const hour = 3_600_000;

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hour);
}
