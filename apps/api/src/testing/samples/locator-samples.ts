import { locationPhotos, locationPosts } from '../../features/publications/publications.table.ts';
import { buildLocator } from '../../features/store-locator/build/locator-build.ts';
import { imageKey } from '../../features/store-locator/images/images.queries.ts';
import {
  locatorImages,
  locatorListings,
  locatorQuestions,
  storeLocators,
} from '../../features/store-locator/store-locator.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of a store locator for sample requests. */
export interface LocatorRows {
  locatorName: string;
  /** About the first location. */
  questionId: number;
}

/** One grey point, as PNG. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWPoAAAAigCJQ82BGQAAAABJRU5ErkJggg==';

/** A published locator that shows the first location and hides the second, with a picture and questions. */
export async function makeLocatorRows(api: TestApi, place: SampleMember): Promise<LocatorRows> {
  const { services } = api;
  const { companyId, locationIds } = place;
  const [first, second] = locationIds;
  const image = await makeImage(api, companyId);
  const locatorName = `firma-${companyId}`;
  const items = [{ text: 'Sala', url: 'https://lipa.pl/sala', image }];
  await services.database.queries.insert(storeLocators).values({
    companyId,
    name: locatorName,
    isPublished: true,
    headerName: 'Znajdź kawiarnię',
    logoId: image.id,
    siteIconId: image.id,
    primaryColor: '#3d4edb',
    language: 'pl',
    distanceUnit: 'km',
    centerLatitude: 50.06,
    centerLongitude: 19.94,
    filters: [{ kind: 'label', key: 'ogródek' }],
    showsContact: true,
    contact: { email: 'biuro@lipa.pl', phone: '', url: '' },
    offerLink: { text: 'Menu', url: 'https://lipa.pl/menu' },
    sections: [{ kind: 'images', title: 'Zobacz', items }],
  });
  await services.database.queries
    .insert(locatorListings)
    .values({ companyId, locationId: second, isHidden: true, text: `Kawiarnia ${planted}` });
  const questionId = await makeQuestion(api, companyId, { locationId: first, question: 'Czy jest parking?' });
  await makeQuestion(api, companyId, { locationId: second, question: `Gdzie jest ${planted}?` });
  await makeQuestion(api, companyId, { locationId: null, question: 'Czy można z psem?' });
  await makePublications(api, companyId, first);
  await buildLocator(services, companyId);
  return { locatorName, questionId };
}

/** A post and a photo as they are at Google. */
async function makePublications({ services }: TestApi, companyId: number, locationId: number): Promise<void> {
  const { queries } = services.database;
  const createdAt = services.now();
  const picture = { type: 'image/png', width: 1, height: 1 };
  await queries.insert(locationPosts).values({
    companyId,
    locationId,
    googleName: `accounts/${companyId}/locations/1/localPosts/1`,
    kind: 'OFFER',
    title: 'Druga kawa gratis',
    text: 'Do końca tygodnia.',
    startsAt: createdAt,
    endsAt: new Date(createdAt.getTime() + 7 * 86_400_000),
    action: { type: 'LEARN_MORE', url: 'https://lipa.pl/oferta' },
    offer: { coupon: 'LIPA', url: 'https://lipa.pl/oferta', terms: '' },
    image: picture,
    publishedAt: createdAt,
  });
  await queries.insert(locationPhotos).values({
    companyId,
    locationId,
    googleName: `accounts/${companyId}/locations/1/media/1`,
    category: 'INTERIOR',
    ...picture,
    createdAt,
  });
}

async function makeImage({ services }: TestApi, companyId: number) {
  const { now, files, database } = services;
  const size = { width: 1, height: 1 };
  const [row] = await database.queries
    .insert(locatorImages)
    .values({ companyId, kind: 'logo', type: 'image/png', ...size, createdAt: now() })
    .returning({ id: locatorImages.id });
  const id = row?.id ?? 0;
  await files.write(imageKey(companyId, id), Buffer.from(point, 'base64'), 'image/png');
  return { id, url: '', ...size };
}

async function makeQuestion(
  { services }: TestApi,
  companyId: number,
  about: { locationId: number | null; question: string },
): Promise<number> {
  const [row] = await services.database.queries
    .insert(locatorQuestions)
    .values({ companyId, ...about, answer: 'Tak.', position: 0 })
    .returning({ id: locatorQuestions.id });
  return row?.id ?? 0;
}

export function locatorSamples({
  locatorName: name,
  questionId,
  locationId,
}: LocatorRows & { locationId: number }): Record<string, RawRequest> {
  const ofLocation = { params: { id: locationId } };
  const ofQuestion = { params: { id: questionId } };
  const ofLocator = { params: { name } };
  const ofStore = { params: { name, id: locationId } };
  const text = { question: 'Czy są śniadania?', answer: 'Tak, do południa.' };
  return {
    getLocator: {},
    updateLocator: { body: { version: 1, header_name: 'Nasze kawiarnie' } },
    createLocatorImage: { body: { kind: 'logo', content: point } },
    listLocatorFilters: {},
    getListingLocator: ofLocation,
    updateListingLocator: { ...ofLocation, body: { version: 0, text: 'W samym rynku.' } },
    listLocatorQuestions: { query: { facility: locationId } },
    createLocatorQuestion: { body: { facility: locationId, ...text } },
    updateLocatorQuestion: { ...ofQuestion, body: text },
    deleteLocatorQuestion: ofQuestion,
    orderLocatorQuestions: { body: { facility: locationId, ids: [questionId] } },
    previewLocator: {},
    previewLocatorPage: { params: { page: 0 } },
    previewStore: ofLocation,
    getPublicLocator: ofLocator,
    getPublicLocatorPage: { params: { name, page: 0 } },
    getPublicStore: ofStore,
    listPublicReviews: ofStore,
    findLocatorPlaces: { ...ofLocator, query: { q: 'Krak' } },
  };
}
