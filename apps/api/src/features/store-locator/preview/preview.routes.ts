import {
  previewLocator,
  previewLocatorPage,
  previewStore,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { Api } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { firstAnswer, namedFilters } from '../build/first-answer.ts';
import { locatorContent, type LocatorContent } from '../build/locator-content.ts';
import { listedPages, pageOf, slicesOf } from '../build/locator-pages.ts';
import type { LocatorToBuild } from '../build/locator-to-build.ts';
import { mountForOwners } from '../mount-for-owners.routes.ts';
import { previewPictureAddress } from '../public/picture-address.ts';
import { publicStore } from '../public/public-store.ts';
import { locatorRow } from '../settings/locator-row.ts';

/** What visitors would be answered now, without keeping any of it. */
export function mountPreview(api: Api): void {
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
