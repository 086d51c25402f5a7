import { and, eq } from 'drizzle-orm';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { companies } from '../../company/company.table.ts';
import { buildLocator } from '../build/locator-build.ts';
import { forVisitors, publishedLocator } from '../published-locator.ts';
import { locatorParts, storeLocators } from '../store-locator.table.ts';

export interface StoredPart {
  etag: string;
  version: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Returns a stored response for visitors; undefined if there is no such published locator or part. */
export async function builtPart(
  services: Services,
  name: string,
  part: string,
  language?: Language,
): Promise<StoredPart | undefined> {
  const { queries } = services.database;
  if (!isLocatorName(name)) return undefined;
  const stored = await storedPart(queries, name, part, language);
  if (stored || !(await buildFirst(services, name))) return stored;
  return storedPart(queries, name, part, language);
}

/** One row by its key, however many locations there are. What is the same in every language is kept in the locator’s own. */
async function storedPart(
  queries: Queryable,
  name: string,
  part: string,
  language: Language | undefined,
): Promise<StoredPart | undefined> {
  const [stored] = await queries
    .select({ etag: locatorParts.etag, version: locatorParts.version, body: locatorParts.body })
    .from(storeLocators)
    .innerJoin(companies, eq(companies.id, storeLocators.companyId))
    .innerJoin(
      locatorParts,
      and(
        eq(locatorParts.companyId, storeLocators.companyId),
        eq(locatorParts.language, language ?? storeLocators.language),
        eq(locatorParts.part, part),
      ),
    )
    .where(and(eq(storeLocators.name, name), forVisitors));
  return stored && { ...stored, body: new Uint8Array(stored.body) };
}

/** Builds under way, so that the first visitors after it was published wait for one. */
const underWay = new WeakMap<Services['database'], Map<number, Promise<void>>>();

/** A visit in the moment between publishing and the first build waits for it. Returns whether there was one. */
async function buildFirst(services: Services, name: string): Promise<boolean> {
  const locator = await publishedLocator(services.database.queries, name);
  if (!locator || locator.settings.builtVersion !== null) return false;
  const { companyId } = locator.settings;
  const builds = underWay.get(services.database) ?? new Map<number, Promise<void>>();
  underWay.set(services.database, builds);
  const build =
    builds.get(companyId) ?? buildLocator(services, companyId).finally(() => builds.delete(companyId));
  builds.set(companyId, build);
  await build;
  return true;
}
