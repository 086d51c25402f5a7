import { eq, sql } from 'drizzle-orm';
import { googleMetadata } from '../../../providers/google-business-profile/google-metadata.table.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { askWithAnyGrant } from '../google-grant.ts';
import { attributeOfferFromGoogle, categoryFromGoogle } from './offer-from-google.ts';
import { offerKey, type OfferAnswer, type OfferQuestion } from './offer-question.ts';

/** Questions that this process is asking the provider just now. */
const flights = new WeakMap<Services['database'], Map<string, Promise<unknown>>>();

/**
 * Asks the provider with a grant of the company, and keeps the answer for everybody. Whoever else asks the same
 * meanwhile waits for that one answer.
 *
 * @param options.unlessKept - Take an answer that has been kept since the caller looked, instead of asking again.
 * @throws Problem `google_account_missing` or `provider_unavailable`
 */
export async function askOffer<Question extends OfferQuestion>(
  services: Services,
  companyId: number,
  question: Question,
  { unlessKept = false } = {},
): Promise<OfferAnswer<Question>> {
  const asked = flights.get(services.database) ?? new Map<string, Promise<unknown>>();
  flights.set(services.database, asked);
  const key = offerKey(question);
  const ask = async () =>
    (unlessKept && (await keptAnswer(services, key))) || fly(services, companyId, question);
  const flight = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, flight);
  return (await flight) as OfferAnswer<Question>;
}

async function keptAnswer({ database }: Services, key: string): Promise<unknown> {
  const [kept] = await database.queries.select().from(googleMetadata).where(eq(googleMetadata.key, key));
  return kept?.value;
}

async function fly(services: Services, companyId: number, question: OfferQuestion): Promise<unknown> {
  const value = await askWithAnyGrant(services, companyId, (google) => answerOf(google, question));
  const fetchedAt = services.now();
  await services.database.queries
    .insert(googleMetadata)
    .values({ key: offerKey(question), value, fetchedAt })
    .onConflictDoUpdate({
      target: googleMetadata.key,
      set: { value: sql`excluded.value`, fetchedAt: sql`excluded.fetched_at` },
    });
  return value;
}

async function answerOf(google: GoogleAccount, question: OfferQuestion) {
  if (question.kind === 'attributes')
    return (await google.listAttributeMetadata(question)).flatMap(attributeOfferFromGoogle);
  const categories = (await google.listCategories(question)).map(categoryFromGoogle);
  return categories.toSorted((one, other) => one.name.localeCompare(other.name, question.language));
}
