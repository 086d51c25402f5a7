import {
  findLocatorPlaces,
  getPublicLocator,
  getPublicLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import {
  getPublicStore,
  listPublicReviews,
} from '@pinfold/contract/features/store-locator/public-store.endpoints';
import { type Api, mount } from '../../../http/mount.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { type LocatorToBuild, publishedLocator } from '../published-locator.ts';
import { builtPart } from './built-part.queries.ts';
import { findPlaces } from './find-places.ts';
import { pictureAddress } from './picture-address.ts';
import { previewedPicture, publicPicture } from './public-picture.ts';
import { publicReviews, publicStore } from './public-store.ts';

const aMinute = 'public, max-age=60';
const aMinuteThenStale = 'public, max-age=60, stale-while-revalidate=600';
const anHour = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

/** The public responses, for any website. An unpublished locator is not found. */
export function mountPublicLocator(api: Api): void {
  mount(api, getPublicLocator, async ({ services, params, query }) => {
    const { etag, body } = orNotFound(await builtPart(services, params.name, 'locator', query.lang));
    return { etag, built: body, cacheControl: aMinuteThenStale };
  });
  mount(api, getPublicLocatorPage, async ({ services, params, query }) => {
    const { etag, body, version } = orNotFound(await builtPart(services, params.name, `page:${params.page}`));
    return { etag, built: body, cacheControl: query.version === version ? forGood : aMinute };
  });
  mount(api, getPublicStore, async ({ services, params, query }) => {
    const locator = await requirePublished(services, params.name);
    const { name, language } = locator.settings;
    const store = await publicStore(services, locator, {
      id: params.id,
      language: query.lang ?? language,
      addressOf: pictureAddress(services, name),
    });
    return { value: orNotFound(store), cacheControl: aMinute };
  });
  mount(api, listPublicReviews, async ({ services, params, query }) => {
    const locator = await requirePublished(services, params.name);
    const asked = { ...query, isTextOnly: query.text_only === 'true' };
    return {
      value: orNotFound(await publicReviews(services, locator, params.id, asked)),
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
  return orNotFound(await publishedLocator(database.queries, name));
}

/** @throws Problem `not_found` */
function orNotFound<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Problem('not_found');
  return answer;
}

/** Pictures of a locator, for any page: never anything that runs, and never changed under one address. */
function mountPictures({ hono, services }: Api): void {
  hono.get('/locators/:name/images/:picture', async (context) => {
    const { name, picture } = context.req.param();
    const preview = context.req.query('preview');
    const found =
      preview === undefined
        ? await publicPicture(services, await requirePublished(services, name), picture)
        : await previewedPicture(services, preview, picture);
    if (!found) throw new Problem('not_found');
    return context.body(found.content, 200, {
      'Content-Type': found.type,
      'Cache-Control':
        preview === undefined ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}
