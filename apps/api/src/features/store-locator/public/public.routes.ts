import {
  findLocatorPlaces,
  getPublicLocator,
  getPublicLocatorPage,
  getPublicStore,
  listPublicReviews,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { mount, type Api } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { publishedLocator, type LocatorToBuild } from '../build/locator-to-build.ts';
import { builtPart } from './built-part.queries.ts';
import { findPlaces } from './find-places.ts';
import { pictureAddress } from './picture-address.ts';
import { mountPictures } from './pictures.routes.ts';
import { publicReviews } from './public-reviews.ts';
import { publicStore } from './public-store.ts';

const aMinute = 'public, max-age=60';
const aMinuteThenStale = 'public, max-age=60, stale-while-revalidate=600';
const anHour = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

/** What visitors of any website are answered. A locator that is not published is answered as one that never was. */
export function mountPublicLocator(api: Api): void {
  mount(api, getPublicLocator, async ({ services, params, query }) => {
    const { etag, body } = found(await builtPart(services, params.name, 'locator', query.lang));
    return { etag, built: body, cacheControl: aMinuteThenStale };
  });
  mount(api, getPublicLocatorPage, async ({ services, params, query }) => {
    const { etag, body, version } = found(await builtPart(services, params.name, `page:${params.page}`));
    return { etag, built: body, cacheControl: query.version === version ? forGood : aMinute };
  });
  mount(api, getPublicStore, async ({ services, params, query }) => {
    const locator = await requirePublished(services, params.name);
    const shop = { id: params.id, ...told(services, locator, query.lang) };
    return { value: found(await publicStore(services, locator, shop)), cacheControl: aMinute };
  });
  mount(api, listPublicReviews, async ({ services, params, query }) => {
    const locator = await requirePublished(services, params.name);
    const asked = { ...query, isTextOnly: query.text_only === 'true' };
    return {
      value: found(await publicReviews(services, locator, params.id, asked)),
      cacheControl: aMinute,
    };
  });
  mount(api, findLocatorPlaces, async ({ services, params, query: { q, lang }, caller }) => {
    const { settings } = await requirePublished(services, params.name);
    const language = lang ?? settings.language;
    return { value: await findPlaces(services, settings, { q, language, caller }), cacheControl: anHour };
  });
  mountPictures(api);
}

/** @throws Problem `not_found` */
async function requirePublished({ database }: Services, name: string): Promise<LocatorToBuild> {
  return found(await publishedLocator(database.queries, name));
}

function told(services: Services, { settings }: LocatorToBuild, language: Language | undefined) {
  return { language: language ?? settings.language, addressOf: pictureAddress(services, settings.name) };
}

function found<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Problem('not_found');
  return answer;
}
