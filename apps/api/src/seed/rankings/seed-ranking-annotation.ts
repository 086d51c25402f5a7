import { and, eq } from 'drizzle-orm';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { locations } from '../../features/listings/listings.table.ts';
import { listingUpdates } from '../../features/listings/updates/listing-updates.table.ts';
import type { Services } from '../../services.ts';

/** The location that climbs after its hours were extended; the sandbox's city has the same rise. */
const climber = { storeCode: 'LIP-KRK-02', daysAgo: 39 };

/** Stores the edit before a location's rise, so that the chart can annotate it. */
export async function seedRankingAnnotation(
  { database, now }: Services,
  companyId: number,
  authorId: number,
) {
  const { queries } = database;
  const [cafe] = await queries
    .select({ id: locations.id, openingHours: locations.openingHours })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.storeCode, climber.storeCode)));
  if (!cafe) throw new Error(`the demo world has ${climber.storeCode}`);
  const createdAt = new Date(now().getTime() - climber.daysAgo * 86_400_000);
  const later = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  await queries.insert(listingUpdates).values({
    companyId,
    locationId: cafe.id,
    authorId,
    status: 'ok',
    fields: ['opening_hours'],
    before: { opening_hours: shorter(cafe.openingHours) },
    after: { opening_hours: cafe.openingHours },
    taken: ['opening_hours'],
    createdAt,
    sendingAt: later(2),
    finishedAt: later(9),
  });
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
