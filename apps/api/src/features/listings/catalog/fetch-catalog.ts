import { eq, sql } from 'drizzle-orm';
import { attributeKey } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type {
  ListingCategory,
  CatalogAttribute,
} from '@pinfold/contract/features/listings/catalog/catalog.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import { googleMetadata } from '../../../providers/google-business-profile/google-metadata.table.ts';
import { valueTypeFromGoogle } from '../../../providers/google-business-profile/listing/google-attributes.ts';
import type {
  GoogleAttributeMetadata,
  GoogleCategory,
} from '../../../providers/google-business-profile/metadata-calls.ts';
import type { Services } from '../../../services.ts';
import { askWithAnyGrant } from '../google-grant.ts';

/** A question to the provider; the response is the same for every company. */
export type CatalogQuestion =
  | { kind: 'categories'; country: string; language: Language }
  | { kind: 'attributes'; country: string; language: Language; category: string };

export interface CatalogAnswers {
  categories: ListingCategory[];
  attributes: Omit<CatalogAttribute, 'facilities_count'>[];
}

export type CatalogAnswer<Question extends CatalogQuestion> = CatalogAnswers[Question['kind']];

export function catalogKey(question: CatalogQuestion): string {
  const { kind, language, country } = question;
  const category = question.kind === 'attributes' ? [question.category] : [];
  return [kind, language, country, ...category].join('/');
}

/** Questions that this process is asking the provider just now. */
const flights = new WeakMap<Services['database'], Map<string, Promise<unknown>>>();

/**
 * Fetches from the provider with a grant of the company, and stores the response for all companies. Concurrent calls with
 * the same question share one request.
 *
 * @param options.unlessKept - Use a response that was stored since the caller looked, instead of fetching again.
 * @throws Problem `google_account_missing` or `provider_unavailable`
 */
export async function fetchCatalog<Question extends CatalogQuestion>(
  services: Services,
  companyId: number,
  question: Question,
  { unlessKept = false } = {},
): Promise<CatalogAnswer<Question>> {
  const asked = flights.get(services.database) ?? new Map<string, Promise<unknown>>();
  flights.set(services.database, asked);
  const key = catalogKey(question);
  const ask = async () =>
    (unlessKept && (await keptAnswer(services, key))) || fly(services, companyId, question);
  const flight = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, flight);
  return (await flight) as CatalogAnswer<Question>;
}

async function keptAnswer({ database }: Services, key: string): Promise<unknown> {
  const [kept] = await database.queries.select().from(googleMetadata).where(eq(googleMetadata.key, key));
  return kept?.value;
}

async function fly(services: Services, companyId: number, question: CatalogQuestion): Promise<unknown> {
  const value = await askWithAnyGrant(services, companyId, (google) => answerOf(google, question));
  const fetchedAt = services.now();
  await services.database.queries
    .insert(googleMetadata)
    .values({ key: catalogKey(question), value, fetchedAt })
    .onConflictDoUpdate({
      target: googleMetadata.key,
      set: { value: sql`excluded.value`, fetchedAt: sql`excluded.fetched_at` },
    });
  return value;
}

async function answerOf(google: GoogleAccount, question: CatalogQuestion) {
  if (question.kind === 'attributes')
    return (await google.listAttributeMetadata(question)).flatMap(catalogAttributeFromGoogle);
  const categories = (await google.listCategories(question)).map(categoryFromGoogle);
  return categories.toSorted((one, other) => one.name.localeCompare(other.name, question.language));
}

function categoryFromGoogle(category: GoogleCategory): ListingCategory {
  const { name, displayName = '', serviceTypes = [], moreHoursTypes = [] } = category;
  return {
    category_id: categoryKey(name),
    name: displayName,
    service_types: serviceTypes.map(({ serviceTypeId = '', displayName: service = '' }) => ({
      service_type_id: serviceTypeId,
      name: service,
    })),
    more_hours_types: moreHoursTypes.map((type) => ({
      hours_type_id: type.hoursTypeId ?? '',
      display_name: type.localizedDisplayName ?? type.displayName ?? '',
    })),
  };
}

/** An attribute of a kind that we do not know is not offered. */
function catalogAttributeFromGoogle(metadata: GoogleAttributeMetadata): CatalogAnswers['attributes'] {
  const valueType = valueTypeFromGoogle(metadata.valueType);
  if (!valueType) return [];
  const choices = (metadata.valueMetadata ?? []).flatMap(({ value, displayName = '' }) =>
    typeof value === 'boolean' || typeof value === 'string' ? [{ value, display_name: displayName }] : [],
  );
  return [
    {
      attribute_id: attributeKey(metadata.parent),
      value_type: valueType,
      display_name: metadata.displayName ?? '',
      group_name: metadata.groupDisplayName ?? '',
      deprecated: metadata.deprecated ?? false,
      repeatable: metadata.repeatable ?? false,
      value_metadata: choices,
    },
  ];
}
