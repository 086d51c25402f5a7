import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { storeWatched } from '../features/listings/watched/store-watched.ts';
import { watchedChanges, watchedDays } from '../features/listings/watched/watched.table.ts';
import type { Services } from '../services.ts';

/** Places of others that the café chain watches: two competitors, and a place that nobody has claimed. */
const watched: readonly WatchedPlace[] = [
  { placeId: 'ChIJKotKawiarnia00000007', gained: 21, better: 0.1 },
  {
    placeId: 'ChIJRogalCukiernia000008',
    gained: 8,
    better: -0.1,
    formerPhone: '+48 61 555 70 00',
  },
  { placeId: 'ChIJLipaStara00000000003', gained: 3, better: 0 },
];

interface WatchedPlace {
  /** In the sandbox's Google Maps. */
  placeId: string;
  /** Reviews of the last thirty days. */
  gained: number;
  /** How much the rating is better than thirty days ago. */
  better: number;
  /** What the map said twelve days ago. */
  formerPhone?: string;
}

const pastDays = 45;

/** Of the demo's companies. */
const timezone = 'Europe/Warsaw';

/** Watches them as the map shows them now, with figures of the days before. Returns how many there are. */
export async function seedWatched(services: Services, companyId: number): Promise<number> {
  const { database, now, places } = services;
  const today = localTime(now(), timezone).date;
  let count = 0;
  for (const { placeId, gained, better, formerPhone } of watched) {
    const business = await places.business(placeId);
    if (!business) continue;
    const { rating, reviewsCount, fields } = business;
    await database.queries.transaction(async (tx) => {
      const locationId = await storeWatched(services, tx, { companyId, timezone }, business);
      await tx.execute(
        sql`update locations set known_since = ${addDays(today, -pastDays)}::date
            where company_id = ${companyId} and id = ${locationId}`,
      );
      await tx.insert(watchedDays).values(
        Array.from({ length: pastDays }, (_, index) => {
          const age = index + 1;
          const worse = age > 15 ? better : 0;
          return {
            companyId,
            locationId,
            day: addDays(today, -age),
            rating: rating === null ? null : Math.round((rating - worse) * 10) / 10,
            reviewsCount: Math.max(0, reviewsCount - Math.round((gained * age) / 30)),
          };
        }),
      );
      if (formerPhone !== undefined)
        await tx.insert(watchedChanges).values({
          companyId,
          locationId,
          fields: ['phone_number'],
          before: { phone_number: formerPhone },
          after: { phone_number: fields.phone_number },
          seenAt: new Date(now().getTime() - 12 * 86_400_000),
        });
    });
    count += 1;
  }
  return count;
}
