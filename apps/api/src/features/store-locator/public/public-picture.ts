import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { imageKey, namedImages } from '../images/images.queries.ts';
import { type LocatorToBuild, shownLocations } from '../published-locator.ts';
import { locatorImages, locatorListings } from '../store-locator.table.ts';
import { companyOfPreview } from './picture-address.ts';
import { showsPicture } from './public-store.ts';

interface PictureContent {
  content: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A picture that the public responses of a locator name; undefined for any other, which could be found by counting up. */
export async function publicPicture(
  services: Services,
  locator: LocatorToBuild,
  name: string,
): Promise<PictureContent | undefined> {
  const { companyId } = locator.settings;
  if (isOwners(name))
    return (await isNamed(services, locator, Number(name)))
      ? contentOf(services, companyId, name)
      : undefined;
  const found = await services.locatorSources.picture(services, companyId, name);
  const isShown = found && (await showsPicture(services, locator, { locationId: found.locationId, name }));
  return isShown ? drawable(found) : undefined;
}

/** The picture that the address of a preview gives access to, published or not. */
export async function previewedPicture(
  services: Services,
  preview: string,
  name: string,
): Promise<PictureContent | undefined> {
  const companyId = companyOfPreview(services, preview, name);
  return companyId === undefined ? undefined : contentOf(services, companyId, name);
}

/** Whether the settings name a picture of the owner's, or a location that visitors find. */
async function isNamed(
  { database: { queries } }: Services,
  { settings }: LocatorToBuild,
  id: number,
): Promise<boolean> {
  if (namedImages(settings).includes(id)) return true;
  const withImage = JSON.stringify([{ items: [{ image: { id } }] }]);
  const listings = await queries
    .select({ id: locations.id })
    .from(locatorListings)
    .innerJoin(
      locations,
      and(eq(locations.companyId, locatorListings.companyId), eq(locations.id, locatorListings.locationId)),
    )
    .where(and(shownLocations(settings), sql`${locatorListings.sections} @> ${withImage}::jsonb`))
    .limit(1);
  return listings.length > 0;
}

async function contentOf(
  services: Services,
  companyId: number,
  name: string,
): Promise<PictureContent | undefined> {
  return drawable(
    isOwners(name)
      ? await ownersPicture(services, companyId, Number(name))
      : await services.locatorSources.picture(services, companyId, name),
  );
}

/** An owner's picture is named by its id. */
function isOwners(name: string): boolean {
  return /^[1-9]\d{0,14}$/.test(name);
}

async function ownersPicture(
  { database, files }: Services,
  companyId: number,
  id: number,
): Promise<PictureContent | undefined> {
  const [row] = await database.queries
    .select({ type: locatorImages.type })
    .from(locatorImages)
    .where(and(eq(locatorImages.companyId, companyId), eq(locatorImages.id, id)));
  const content = row && (await files.read(imageKey(companyId, id)));
  return row && content && { type: row.type, content };
}

/** Of types that browsers draw and never run. */
function drawable(found: PictureContent | undefined): PictureContent | undefined {
  return found && drawn.has(found.type) ? found : undefined;
}

const drawn = new Set(['image/png', 'image/jpeg', 'image/webp']);
