import { and, eq } from 'drizzle-orm';
import type {
  PublicLocator,
  PublicStore,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { publishedLocator } from '../build/locator-to-build.ts';
import { pictureAddress } from '../public/picture-address.ts';
import { publicStore } from '../public/public-store.ts';
import { readLocator } from './read-part.ts';

interface FoundStore {
  locator: PublicLocator;
  store: PublicStore;
  /** Its primary category at the provider. */
  categoryId: string;
  language: Language;
  ownLanguage: Language;
}

/** A shop as it is now; undefined where visitors do not find it. Without a language, in the locator’s own. */
export async function readStore(
  services: Services,
  name: string,
  id: number,
  wanted: Language | undefined,
): Promise<FoundStore | undefined> {
  const { queries } = services.database;
  const published = await publishedLocator(queries, name);
  if (!published) return undefined;
  const { companyId, language: ownLanguage } = published.settings;
  const language = wanted ?? ownLanguage;
  const addressOf = pictureAddress(services, name);
  const store = await publicStore(services, published, { id, language, addressOf });
  const locator = store && (await readLocator(services, name, language));
  if (!locator) return undefined;
  const [kind] = await queries
    .select({ categoryId: locations.primaryCategory })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, id)));
  return { locator, store, categoryId: kind?.categoryId ?? '', language, ownLanguage };
}
