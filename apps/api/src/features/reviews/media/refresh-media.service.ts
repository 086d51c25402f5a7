import { sql } from 'drizzle-orm';
import type { ReviewMediaList } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows } from '../../../database/database.ts';
import { ifRefused, unlessGone } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { reachedLocation } from '../../listings/reached-locations.ts';
import { markReviewDeleted, storeAndPublish } from '../sync/store-reviews.ts';
import { requireReview } from '../reviews.queries.ts';
import { readMedia } from './review-media.ts';

const hour = 3_600_000;
/** After a refusal people need not wait that long, and an outage meets no call for each photo that is looked at. */
const untilNextTry = 300_000;

/**
 * Reads a review again, for addresses of its photos that have expired. At most once an hour, whoever asks; in between,
 * and where its location cannot be asked about, the answer is what is kept.
 */
export async function refreshMediaOf(
  services: Services,
  member: Member,
  id: number,
): Promise<ReviewMediaList> {
  const { companyId } = member;
  const { location } = await requireReview(services.database.queries, member, id);
  const googleName = await claimReading(services, companyId, id);
  if (googleName !== undefined) await readAnew(services, { companyId, locationId: location.id }, googleName);
  return { media: await readMedia(services.database.queries, companyId, id) };
}

/** The name of a review at the provider, for whoever may read it again now. */
async function claimReading(
  { database, now }: Services,
  companyId: number,
  id: number,
): Promise<string | undefined> {
  const [claimed] = await rows<{ google_name: string }>(
    database.queries,
    sql`update reviews set media_refreshed_at = ${now().toISOString()}
        where company_id = ${companyId} and id = ${id} and not deleted
          and (media_refreshed_at is null or media_refreshed_at <= ${new Date(now().getTime() - hour).toISOString()})
        returning google_name`,
  );
  return claimed?.google_name;
}

async function allowNextTry(
  { database, now }: Services,
  companyId: number,
  googleName: string,
): Promise<void> {
  const claimed = new Date(now().getTime() - hour + untilNextTry).toISOString();
  await database.queries.execute(
    sql`update reviews set media_refreshed_at = ${claimed} where company_id = ${companyId} and google_name = ${googleName}`,
  );
}

async function readAnew(
  services: Services,
  place: { companyId: number; locationId: number },
  googleName: string,
): Promise<void> {
  const reached = await reachedLocation(services, place);
  if (!reached) return;
  const review = await ifRefused(unlessGone(reached.google.getReview(googleName)), async () => {
    await allowNextTry(services, place.companyId, googleName);
    throw new Problem('provider_unavailable');
  });
  if (review) await storeAndPublish(services, place, [review]);
  else await markReviewDeleted(services, place.companyId, googleName);
}
