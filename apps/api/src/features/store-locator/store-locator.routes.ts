import { and, eq } from 'drizzle-orm';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Endpoint } from '@pinfold/contract/endpoint';
import {
  getListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
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
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { previewStore } from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Queryable } from '../../database/database.ts';
import type { Handler } from '../../http/call.ts';
import { type Api, mount } from '../../http/mount.ts';
import { Problem } from '../../problem.ts';
import { companies } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { addQuestion, changeQuestion, orderQuestions, removeQuestion } from './faq/questions.service.ts';
import { questionsOf, requireSeen, toQuestion } from './faq/questions.queries.ts';
import { uploadImage } from './images/upload-image.service.ts';
import { listingLocatorOf } from './listing/listing-locator.queries.ts';
import { changeListingLocator } from './listing/listing-locator.service.ts';
import { previewedLocator, previewedPage, previewedStore } from './preview.service.ts';
import { mountPublicLocator } from './public/public.routes.ts';
import { availableFilters } from './settings/available-filters.queries.ts';
import { locatorSettingsOf } from './settings/settings.queries.ts';
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
  mountForOwners(api, createLocatorImage, ({ services, member, body, caller, signal }) =>
    uploadImage(services, member, body, caller, signal),
  );
  mountForOwners(api, listLocatorFilters, ({ services, member, language }) =>
    availableFilters(services, member, language),
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

/** The order of questions is mounted before the routes with an id. */
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

function mountPreview(api: Api): void {
  mountForOwners(api, previewLocator, ({ services, member, query }) =>
    previewedLocator(services, member, query.lang),
  );
  mountForOwners(api, previewLocatorPage, ({ services, member, params }) =>
    previewedPage(services, member, params.page),
  );
  mountForOwners(api, previewStore, ({ services, member, params, query }) =>
    previewedStore(services, member, params.id, query.lang),
  );
}
