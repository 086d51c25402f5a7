import { and, eq, inArray } from 'drizzle-orm';
import type {
  LocatorImage,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { previewPictureAddress } from '../public/picture-address.ts';
import { locatorImages } from '../store-locator.table.ts';

type ImageRow = typeof locatorImages.$inferSelect;

/** What of a locator names pictures. */
interface ImageUses {
  logoId?: number | null;
  siteIconId?: number | null;
  sections?: readonly LocatorSection[] | null;
}

/** Ids of the pictures that are named, each once. */
export function namedImages({ logoId, siteIconId, sections }: ImageUses): number[] {
  const ofSections = (sections ?? []).flatMap(({ items }) => items.map(({ image }) => image?.id));
  const ids = [logoId, siteIconId, ...ofSections].filter((id) => typeof id === 'number');
  return [...new Set(ids)];
}

/** The company's pictures of these ids. */
export async function imageRows(
  queries: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, ImageRow>> {
  if (ids.length === 0) return new Map();
  const found = await queries
    .select()
    .from(locatorImages)
    .where(and(eq(locatorImages.companyId, companyId), inArray(locatorImages.id, [...ids])));
  return new Map(found.map((row) => [row.id, row]));
}

/** Returns the URL of a picture for the user. */
type ImageAddress = (row: ImageRow) => string;

/** As a member finds it, published or not. */
export function memberImageAddress(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  locator: { companyId: number; name: string },
): ImageAddress {
  const addressOf = previewPictureAddress(services, locator);
  return ({ id }) => addressOf(id);
}

export function toLocatorImage(row: ImageRow, address: ImageAddress): LocatorImage {
  return { id: row.id, url: address(row), width: row.width, height: row.height };
}

/** Returns pictures by id; null for one that is no longer there. */
export function imagesBy(found: ReadonlyMap<number, ImageRow>, address: ImageAddress) {
  return (id: number | null | undefined): LocatorImage | null => {
    const row = typeof id === 'number' ? found.get(id) : undefined;
    return row ? toLocatorImage(row, address) : null;
  };
}

/** Sections in their wire shape: stored ones refer to pictures by id. */
export function withImages(
  sections: readonly LocatorSection[],
  imageOf: (id: number | undefined) => LocatorImage | null,
): LocatorSection[] {
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, image: imageOf(item.image?.id) })),
  }));
}

/** Where the file of a picture is kept. */
export function imageKey(companyId: number, imageId: number): string {
  return `locator/${companyId}/${imageId}`;
}
