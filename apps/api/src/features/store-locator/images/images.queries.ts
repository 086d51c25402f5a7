import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type {
  LocatorImage,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { embedScopeOf } from '../../session/embed-tokens/embed-scope.ts';
import { previewPictureAddress } from '../public/picture-address.ts';
import { locatorImages, locatorListings, storeLocators } from '../store-locator.table.ts';

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

/**
 * The pictures of these ids that a member may name: their own, and those that the locator or a location that they see
 * names already. Whoever names a picture gets its address.
 */
export async function knownImages(
  queries: Queryable,
  member: Member,
  ids: readonly number[],
): Promise<Set<number>> {
  const { companyId, userId } = member;
  const found = await imageRows(queries, companyId, ids);
  const isOwn = ({ authorId, embedScope }: ImageRow) =>
    authorId === userId && embedScope === embedScopeOf(member);
  const own = [...found.values()].filter(isOwn).map(({ id }) => id);
  if (own.length === found.size) return new Set(own);
  const named = await usesOfImages(queries, companyId, visibleTo(member, locatorListings.locationId));
  return new Set([...own, ...named.flatMap(namedImages).filter((id) => found.has(id))]);
}

/** What names pictures of a company: its locator, and its listings of certain locations or of all. */
export async function usesOfImages(
  queries: Queryable,
  companyId: number,
  ofLocations?: SQL,
): Promise<ImageUses[]> {
  const settings = await queries.select().from(storeLocators).where(eq(storeLocators.companyId, companyId));
  const listings = await queries
    .select({ sections: locatorListings.sections })
    .from(locatorListings)
    .where(and(eq(locatorListings.companyId, companyId), isNotNull(locatorListings.sections), ofLocations));
  return [...settings, ...listings];
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
