import { eq } from 'drizzle-orm';
import { googleMetadata } from '../../../providers/google-business-profile/google-metadata.table.ts';
import type { Services } from '../../../services.ts';
import { askOffer } from './ask-offer.ts';
import { offerKey, type OfferAnswer, type OfferQuestion } from './offer-question.ts';
import { refreshOffer } from './refresh-offer.job.ts';

const freshMilliseconds = 86_400_000;
const mostKept = 200;

interface Kept {
  value: unknown;
  fetchedAt: Date;
}

/** What this process has read of them: all categories of a country are megabytes. */
const memories = new WeakMap<Services['database'], Map<string, Kept>>();

/**
 * What the provider offers, asked once a day for everybody. Past that the old answer serves until a new one is here.
 * @throws Problem `google_account_missing` or `provider_unavailable`, where nothing is known yet
 */
export async function offerOf<Question extends OfferQuestion>(
  services: Services,
  companyId: number,
  question: Question,
): Promise<OfferAnswer<Question>> {
  const { database, jobs, now } = services;
  const isFresh = ({ fetchedAt }: Kept) => now().getTime() - fetchedAt.getTime() < freshMilliseconds;
  const memory = memories.get(database) ?? new Map<string, Kept>();
  memories.set(database, memory);
  const key = offerKey(question);
  const remembered = memory.get(key);
  if (remembered && isFresh(remembered)) return remembered.value as OfferAnswer<Question>;
  const [kept] = await database.queries.select().from(googleMetadata).where(eq(googleMetadata.key, key));
  if (!kept) return askOffer(services, companyId, question, { unlessKept: true });
  if (memory.size >= mostKept) memory.clear();
  memory.set(key, kept);
  if (!isFresh(kept))
    await jobs.enqueue(database.queries, refreshOffer, [{ payload: { companyId, question } }]);
  return kept.value as OfferAnswer<Question>;
}
