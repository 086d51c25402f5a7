import type { PublicLocatorOptions } from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import type { Services } from '../../../services.ts';
import { mapTiles } from '../../session/map-tiles.ts';
import { imageRows, imagesBy, namedImages, withImages } from '../images/locator-images.queries.ts';
import type { PictureAddress } from '../public/picture-address.ts';
import { publicContact, publicLink, publicSections } from '../public/public-links.ts';
import type { LocatorRow } from '../settings/locator-row.ts';
import { centerOf } from './locator-content.ts';

/** What a visitor sees of the owner’s choices. */
export async function publicOptions(
  { database, config }: Pick<Services, 'database' | 'config'>,
  settings: LocatorRow,
  addressOf: PictureAddress,
): Promise<PublicLocatorOptions> {
  const images = await imageRows(database.queries, settings.companyId, namedImages(settings));
  const imageOf = imagesBy(images, ({ id }) => addressOf(id));
  const tiles = mapTiles(config);
  return {
    header_name: settings.headerName,
    logo: imageOf(settings.logoId),
    site_icon: imageOf(settings.siteIconId),
    primary_color: settings.primaryColor,
    distance_unit: settings.distanceUnit,
    center: centerOf(settings),
    radius_km: settings.radiusKm,
    map: {
      is_shown: settings.showsMap,
      asks_consent: settings.asksConsent,
      tiles_url: tiles?.tile_url ?? null,
      attribution: tiles?.attribution ?? '',
      max_zoom: config.PINFOLD_MAP_MAX_ZOOM,
    },
    launcher: { text: settings.launcherText, position: settings.launcherPosition },
    shows: {
      reviews: settings.showsReviews,
      posts: settings.showsPosts,
      photos: settings.showsPhotos,
      faq: settings.showsFaq,
    },
    contact: settings.showsContact ? publicContact(settings.contact) : null,
    offer_link: publicLink(settings.offerLink),
    sections: publicSections(withImages(settings.sections, imageOf)),
  };
}
