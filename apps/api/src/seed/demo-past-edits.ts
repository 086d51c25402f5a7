import { asc, eq } from 'drizzle-orm';
import {
  hasValue,
  type ListingField,
  type ListingFields,
} from '@pinfold/contract/features/listings/listing-fields';
import { pickFields, listingFieldsOf } from '../features/listings/listing-fields.ts';
import { locations } from '../features/listings/listings.table.ts';
import { listingUpdates } from '../features/listings/updates/listing-updates.table.ts';
import type { Services } from '../services.ts';

interface PastEdit {
  daysAgo: number;
  /** Of one location; left out, of all. */
  storeCode?: string;
  field: ListingField;
  /** What stood there before. */
  before: (listing: ListingFields) => Partial<ListingFields>;
}

const pastEdits: readonly PastEdit[] = [
  // The location that climbs after its hours were extended; the sandbox's city has the same rise.
  {
    daysAgo: 39,
    storeCode: 'LIP-KRK-02',
    field: 'opening_hours',
    before: ({ opening_hours }) => ({ opening_hours: shorter(opening_hours) }),
  },
  // What the score of the listings rose by.
  { daysAgo: 16, field: 'service_items', before: () => ({ service_items: [] }) },
];

/** Stores edits of the past that charts annotate, and that past nights are scored without. */
export async function seedPastEdits(
  { database, now }: Services,
  companyId: number,
  authorId: number,
): Promise<void> {
  const { queries } = database;
  const found = await queries
    .select()
    .from(locations)
    .where(eq(locations.companyId, companyId))
    .orderBy(asc(locations.id));
  for (const { daysAgo, storeCode, field, before } of pastEdits) {
    const createdAt = new Date(now().getTime() - daysAgo * 86_400_000);
    const later = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
    const edited = found.filter(
      (location) =>
        (storeCode === undefined || location.storeCode === storeCode) &&
        hasValue(listingFieldsOf(location)[field]),
    );
    if (edited.length === 0) throw new Error(`the demo world has ${storeCode ?? 'locations'}`);
    await queries.insert(listingUpdates).values(
      edited.map((location) => {
        const listing = listingFieldsOf(location);
        return {
          companyId,
          locationId: location.id,
          authorId,
          status: 'ok' as const,
          fields: [field],
          before: before(listing),
          after: pickFields(listing, [field]),
          taken: [field],
          createdAt,
          sendingAt: later(2),
          finishedAt: later(9),
        };
      }),
    );
  }
}

/** An hour less every evening. */
function shorter(hours: ListingFields['opening_hours']): ListingFields['opening_hours'] {
  return hours.map((period) => {
    const [hour = '', minutes = ''] = period.close_time.split(':');
    return Number(hour) > 12
      ? { ...period, close_time: `${String(Number(hour) - 1).padStart(2, '0')}:${minutes}` }
      : period;
  });
}
