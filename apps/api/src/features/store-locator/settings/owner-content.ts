import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type {
  LocatorContact,
  LocatorImage,
  LocatorLink,
  LocatorOptions,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { knownImages } from '../images/images.queries.ts';

/** @throws Problem `image_unknown` */
export async function requireKnownImages(
  queries: Queryable,
  member: Member,
  { logo, site_icon, sections }: NamedImages,
): Promise<void> {
  const named: [path: string, id: number | undefined][] = [
    ['body.logo', logo?.id],
    ['body.site_icon', site_icon?.id],
    ...(sections ?? []).flatMap(({ items }, place) =>
      items.map(({ image }, row): [string, number | undefined] => [
        `body.sections.${place}.items.${row}.image`,
        image?.id,
      ]),
    ),
  ];
  const ids = named.flatMap(([, id]) => (id === undefined ? [] : [id]));
  const known = await knownImages(queries, member, ids);
  const unknown = named.filter(([, id]) => id !== undefined && !known.has(id));
  if (unknown.length > 0) throw new Problem('image_unknown', { errors: unknown.map(([path]) => ({ path })) });
}

interface NamedImages {
  logo?: LocatorOptions['logo'] | undefined;
  site_icon?: LocatorOptions['site_icon'] | undefined;
  sections?: readonly LocatorSection[] | null | undefined;
}

/** The options of a locator with links or contacts. */
interface LinkedOptions {
  contact?: LocatorContact | null | undefined;
  offer_link?: LocatorLink | null | undefined;
  sections?: readonly LocatorSection[] | null | undefined;
}

/**
 * An empty link is none.
 * @throws Problem `locator_link_invalid`, `invalid_request`
 */
export function refuseFaultyLinks({ contact, offer_link, sections }: LinkedOptions): void {
  const links: [path: string, url: string][] = [
    ['body.contact.url', contact?.url ?? ''],
    ['body.offer_link.url', offer_link?.url ?? ''],
    ...(sections ?? []).flatMap(({ items }, place) =>
      items.map(({ url }, row): [string, string] => [`body.sections.${place}.items.${row}.url`, url]),
    ),
  ];
  const unsafe = links.filter(([, url]) => url !== '' && !isSafeLink(url)).map(([path]) => ({ path }));
  if (unsafe.length > 0) throw new Problem('locator_link_invalid', { errors: unsafe });
  const email = contact?.email ?? '';
  if (email !== '' && (email.includes('?') || !isSafeLink(`mailto:${email}`)))
    throw new Problem('invalid_request', {
      errors: [{ path: 'body.contact.email', message: 'not an e-mail address' }],
    });
}

/** Sections as they are kept: pictures only where they are shown, and only which ones. */
export function keptSections(sections: readonly LocatorSection[]): LocatorSection[] {
  return sections.map(({ kind, title, items }) => ({
    kind,
    title,
    items: items.map(({ text, url, image }) => ({
      text,
      url,
      image: kind === 'images' && image ? onlyWhich(image) : null,
    })),
  }));
}

function onlyWhich({ id }: LocatorImage): LocatorImage {
  return { id, url: '', width: 0, height: 0 };
}
