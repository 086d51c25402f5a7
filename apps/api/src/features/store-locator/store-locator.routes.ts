import { and, eq } from 'drizzle-orm';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import {
  createLocatorQuestion,
  deleteLocatorQuestion,
  listLocatorQuestions,
  orderLocatorQuestions,
  updateLocatorQuestion,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import {
  createLocatorImage,
  getLocator,
  listLocatorFilters,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import {
  previewLocator,
  previewLocatorPage,
  previewStore,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Queryable } from '../../database/database.ts';
import type { Handler } from '../../http/call.ts';
import { type Api, mount } from '../../http/mount.ts';
import { Problem } from '../../problem.ts';
import { companies } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { firstAnswer, listedPages, namedFilters, pageOf, slicesOf } from './build/build-parts.ts';
import { locatorContent, type LocatorContent } from './build/read-locations.ts';
import type { LocatorToBuild } from './published-locator.ts';
import { addQuestion, changeQuestion, orderQuestions, removeQuestion } from './faq/questions.service.ts';
import { questionsOf, requireSeen, toQuestion } from './faq/questions.queries.ts';
import { uploadImage } from './images/upload-image.service.ts';
import { listingLocatorOf } from './listing/listing-locator.queries.ts';
import { changeListingLocator } from './listing/listing-locator.service.ts';
import { previewPictureAddress } from './public/picture-address.ts';
import { publicStore } from './public/public-store.ts';
import { mountPublicLocator } from './public/public.routes.ts';
import { filterOffers } from './settings/filter-offers.queries.ts';
import { locatorRow, locatorSettingsOf } from './settings/settings.queries.ts';
import { changeLocator } from './settings/settings.service.ts';

export function mountStoreLocator(api: Api): void {
  mountLocatorSettings(api);
  mountListingLocator(api);
  mountLocatorFaq(api);
  mountPreview(api);
  mountPublicLocator(api);
}

/** Mounts what only a company with a store locator may ask: any other is refused before anything is read. */
function mountForOwners<E extends Endpoint & { access: MemberAccess }>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
): void {
  mount<E>(api, endpoint, async (call) => {
    const { companyId } = call.member as Member;
    await requireEnabled(call.services.database.queries, companyId);
    return handler(call);
  });
}

/** @throws Problem `locator_disabled` */
async function requireEnabled(queries: Queryable, companyId: number): Promise<void> {
  const [company] = await queries
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.enabledStoreLocator, true)));
  if (!company) throw new Problem('locator_disabled');
}

function mountLocatorSettings(api: Api): void {
  mountForOwners(api, getLocator, ({ services, member }) =>
    locatorSettingsOf(services, services.database.queries, member.companyId),
  );
  mountForOwners(api, updateLocator, ({ services, member, body }) => changeLocator(services, member, body));
  mountForOwners(api, createLocatorImage, ({ services, member, body, caller }) =>
    uploadImage(services, member.companyId, body, caller),
  );
  mountForOwners(api, listLocatorFilters, ({ services, member, language }) =>
    filterOffers(services, member, language),
  );
}

function mountListingLocator(api: Api): void {
  mountForOwners(api, getListingLocator, ({ services, member, params }) =>
    listingLocatorOf(services, services.database.queries, member, params.id),
  );
  mountForOwners(api, updateListingLocator, ({ services, member, params, body }) =>
    changeListingLocator(services, member, params.id, body),
  );
}

/** The order before whatever takes an id. */
function mountLocatorFaq(api: Api): void {
  const { queries } = api.services.database;
  mountForOwners(api, listLocatorQuestions, async ({ member, query: { facility = null } }) => {
    await requireSeen(queries, member, facility, 'query.facility');
    return { results: (await questionsOf(queries, member.companyId, facility)).map(toQuestion) };
  });
  mountForOwners(api, orderLocatorQuestions, ({ services, member, body }) =>
    orderQuestions(services, member, body),
  );
  mountForOwners(api, createLocatorQuestion, ({ services, member, body }) =>
    addQuestion(services, member, body),
  );
  mountForOwners(api, updateLocatorQuestion, ({ services, member, params, body }) =>
    changeQuestion(services, member, params.id, body),
  );
  mountForOwners(api, deleteLocatorQuestion, ({ services, member, params }) =>
    removeQuestion(services, member, params.id),
  );
}

/** What visitors would be answered now, without keeping any of it. */
function mountPreview(api: Api): void {
  mountForOwners(api, previewLocator, async ({ services, member, query }) => {
    const locator = await locatorOf(services.database.queries, member);
    const { settings } = locator;
    const language = query.lang ?? settings.language;
    const content = await locatorContent(services, locator);
    return {
      version,
      ...(await firstAnswer(services, settings, content, previewPictureAddress(services, settings))),
      language,
      filters: await namedFilters(services, member.companyId, content, language),
      pages: listedPages(previewedSlices(content)),
    };
  });
  mountForOwners(api, previewLocatorPage, async ({ services, member, params: { page } }) => {
    const content = await locatorContent(services, await locatorOf(services.database.queries, member));
    const shops = previewedSlices(content)[page];
    if (!shops) throw new Problem('not_found');
    return pageOf(shops, { version, page });
  });
  mountForOwners(api, previewStore, async ({ services, member, params, query }) => {
    const locator = await locatorOf(services.database.queries, member);
    const { settings } = locator;
    const store = await publicStore(services, locator, {
      id: params.id,
      language: query.lang ?? settings.language,
      addressOf: previewPictureAddress(services, settings),
    });
    if (!store) throw new Problem('not_found');
    return store;
  });
}

/** Nothing of it is kept, so there is only one. */
const version = 'preview';

/** Of a very large chain the preview shows the shops that come first. */
function previewedSlices({ shops }: LocatorContent) {
  return shops.length <= locatorLimits.previewStores ? slicesOf(shops) : [];
}

/** As it is set up, or would be with nothing said yet. */
async function locatorOf(queries: Queryable, { companyId, timezone }: Member): Promise<LocatorToBuild> {
  return { settings: await locatorRow(queries, companyId), timezone, isEnabled: true };
}
