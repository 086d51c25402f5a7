import { and, eq } from 'drizzle-orm';
import { formatPhone, parsePhone } from '@pinfold/contract/features/listings/contact/phone-numbers';
import type {
  PublicReview,
  PublicStore,
} from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import type { PageOf, Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { publicAddress, locationClocks } from '../build/location-card.ts';
import { catalogNames } from '../build/catalog-names.ts';
import { questionsOf } from '../faq/questions.queries.ts';
import { imageRows, imagesBy, namedImages, withImages } from '../images/images.queries.ts';
import { storePath } from '../pages/store-path.ts';
import { type LocatorScope, type LocatorToBuild, shownLocations } from '../published-locator.ts';
import { locatorListings } from '../store-locator.table.ts';
import type { PictureAddress } from './picture-address.ts';
import {
  attributeGroups,
  attributeLinks,
  namedServices,
  publicContact,
  publicLink,
  publicSections,
  publicUrl,
} from './public-store-fields.ts';

/** The number of reviews in the details; the others are on pages. */
const firstReviews = 3;

/** All that a visitor can know of one location, as it is now; undefined where visitors do not find it. */
export async function publicStore(
  services: Services,
  locator: LocatorToBuild,
  { id, language, addressOf }: { id: number; language: Language; addressOf: PictureAddress },
): Promise<PublicStore | undefined> {
  const { settings } = locator;
  const { companyId } = settings;
  const found = await locationDetails(services.database.queries, settings, id);
  if (!found) return undefined;
  const { location } = found;
  const kind = { country: location.country, category: location.primaryCategory };
  const names = await catalogNames(services, companyId, [kind], language);
  const clocks = locationClocks(services.now(), locator.timezone);
  const zone = clocks.zoneOf(location);
  const address = publicAddress(location);
  const phones = [location.phone, location.phone2].flatMap(
    (phone) => parsePhone(phone, location.country) ?? [],
  );
  const hoursTypes = names.category(location.primaryCategory)?.more_hours_types ?? [];
  return {
    id,
    name: location.name,
    ...address,
    formatted_address: [address.street, `${address.postal_code} ${address.city}`.trim()]
      .filter((part) => part !== '')
      .join(', '),
    country: location.country,
    latitude: location.latitude,
    longitude: location.longitude,
    phones,
    formatted_phones: phones.map((phone) => formatPhone(phone, location.country)),
    website: publicUrl(location.website),
    maps_url: publicUrl(location.mapsUrl),
    page_url: `${services.publicUrl}${storePath(settings.name, { id, name: location.name, ...address })}`,
    description: found.own?.text ?? location.description,
    category: names.category(location.primaryCategory)?.name ?? '',
    hours: clocks.hoursOf(location, zone),
    zone,
    more_hours: location.moreHours.flatMap(({ hours_type_id, periods }) => {
      const label = hoursTypes.find((type) => type.hours_type_id === hours_type_id)?.display_name;
      const hours = clocks.hoursOf({ openingHours: periods, specialHours: [] }, zone);
      return label && hours ? [{ label, hours }] : [];
    }),
    is_closed_for_now: location.openStatus === 'CLOSED_TEMPORARILY',
    services: namedServices(location.serviceItems, names, language),
    attributes: attributeGroups(location.attributes, names),
    links: attributeLinks(location.attributes, names),
    ...(await ownerContent(services, locator, found, addressOf)),
    ...(await reviewsPostsAndPhotos(services, locator, found, { language, addressOf })),
  };
}

/** The owner's content of this location, with that of all locations as default. */
async function ownerContent(
  { database: { queries } }: Services,
  { settings }: LocatorToBuild,
  { location, own }: LocationDetails,
  addressOf: PictureAddress,
): Promise<Pick<PublicStore, 'contact' | 'offer_link' | 'sections' | 'questions'>> {
  const { companyId } = settings;
  const sections = own?.sections ?? settings.sections;
  const images = await imageRows(queries, companyId, namedImages({ sections }));
  const contact = own?.contact ?? (settings.showsContact ? settings.contact : null);
  const questions = settings.showsFaq
    ? [
        ...(await questionsOf(queries, companyId, location.id)),
        ...(await questionsOf(queries, companyId, null)),
      ]
    : [];
  return {
    contact: contact && publicContact(contact),
    offer_link: publicLink(own?.offerLink ?? settings.offerLink),
    sections: publicSections(
      withImages(
        sections,
        imagesBy(images, (image) => addressOf(image.id)),
      ),
    ),
    questions: questions.map(({ question, answer }) => ({ question, answer })),
  };
}

/** Reviews, posts and photos, each where this location shows them. */
async function reviewsPostsAndPhotos(
  services: Services,
  { settings }: LocatorToBuild,
  { location: { id }, own }: LocationDetails,
  { language, addressOf }: { language: Language; addressOf: PictureAddress },
): Promise<Pick<PublicStore, 'rating' | 'reviews_count' | 'reviews' | 'reviews_shown' | 'posts' | 'photos'>> {
  const { companyId, minRating, textOnly } = settings;
  const { locatorSources: sources, database } = services;
  const choice = { minRating, textOnly, paging: { page: 1, page_size: firstReviews } };
  const showsReviews = own?.showsReviews ?? settings.showsReviews;
  const rated = showsReviews ? (await sources.ratings(database.queries, companyId, id)).get(id) : undefined;
  const reviews = showsReviews ? await sources.reviews(database.queries, companyId, id, choice) : undefined;
  const { posts, photos } = await postsAndPhotos(services, settings, { id, own }, language);
  return {
    rating: rated?.rating ?? null,
    reviews_count: rated?.count ?? 0,
    reviews: reviews?.results ?? [],
    reviews_shown: { min_rating: minRating, text_only: textOnly },
    posts: posts.map((post) => ({
      ...post,
      image: post.image && { ...post.image, url: addressOf(post.image.url) },
      action: publicLink(post.action),
    })),
    photos: photos.map((photo) => ({ ...photo, url: addressOf(photo.url) })),
  };
}

/** Posts and photos where a location shows them, with their pictures by name. */
async function postsAndPhotos(
  services: Services,
  settings: LocatorToBuild['settings'],
  { id, own }: { id: number; own: LocationDetails['own'] },
  language: Language,
): Promise<Pick<PublicStore, 'posts' | 'photos'>> {
  const { companyId } = settings;
  const { locatorSources: sources } = services;
  const posts =
    (own?.showsPosts ?? settings.showsPosts) ? await sources.posts(services, companyId, id, language) : [];
  const photos =
    (own?.showsPhotos ?? settings.showsPhotos) ? await sources.photos(services, companyId, id) : [];
  return { posts, photos };
}

/** Whether what visitors can know of a location has a post or a photo with this picture. */
export async function showsPicture(
  services: Services,
  locator: LocatorToBuild,
  { locationId, name }: { locationId: number; name: string },
): Promise<boolean> {
  const { settings } = locator;
  const found = await locationDetails(services.database.queries, settings, locationId);
  if (!found) return false;
  const shop = { id: locationId, own: found.own };
  const { posts, photos } = await postsAndPhotos(services, settings, shop, settings.language);
  return [...posts.map(({ image }) => image), ...photos].some((image) => image?.url === name);
}

/** A visible location with its overrides. */
interface LocationDetails {
  location: typeof locations.$inferSelect;
  own: typeof locatorListings.$inferSelect | null;
}

async function locationDetails(
  queries: Queryable,
  scope: LocatorScope,
  id: number,
): Promise<LocationDetails | undefined> {
  const [found] = await queries
    .select({ location: locations, own: locatorListings })
    .from(locations)
    .leftJoin(
      locatorListings,
      and(eq(locatorListings.companyId, locations.companyId), eq(locatorListings.locationId, locations.id)),
    )
    .where(and(shownLocations(scope), eq(locations.id, id)));
  return found;
}

interface AskedReviews extends Paging {
  rating?: number | undefined;
  isTextOnly: boolean;
}

/** Reviews of a location that its owner lets visitors see; undefined where visitors do not find the location. */
export async function publicReviews(
  { database: { queries }, locatorSources }: Services,
  { settings }: LocatorToBuild,
  id: number,
  { rating, isTextOnly, ...paging }: AskedReviews,
): Promise<PageOf<PublicReview> | undefined> {
  const found = await locationDetails(queries, settings, id);
  if (!found) return undefined;
  if (!(found.own?.showsReviews ?? settings.showsReviews)) return { count: 0, results: [] };
  return locatorSources.reviews(queries, settings.companyId, id, {
    minRating: settings.minRating,
    textOnly: settings.textOnly || isTextOnly,
    rating,
    paging,
  });
}
