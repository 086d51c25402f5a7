import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type {
  LocatorContact,
  LocatorLink,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';

/** A link that leads nowhere safe is not shown, however it came here. */
export function publicLink(link: LocatorLink | null): LocatorLink | null {
  return link && link.text !== '' && isSafeLink(link.url) ? { text: link.text, url: link.url } : null;
}

/** The address where it is safe, else an empty text. */
export function publicUrl(url: string): string {
  return isSafeLink(url) ? url : '';
}

/** Null where nothing of it can be shown. */
export function publicContact({ email, phone, url }: LocatorContact): LocatorContact | null {
  const contact = { email: isSafeLink(`mailto:${email}`) ? email : '', phone, url: publicUrl(url) };
  return Object.values(contact).some((part) => part !== '') ? contact : null;
}

/** What is left of sections when pictures that are gone, and links that lead nowhere safe, are taken away. */
export function publicSections(sections: readonly LocatorSection[]): LocatorSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items
        .map(({ text, url, image }) => ({ text, url: publicUrl(url), image }))
        .filter(({ text, url, image }) =>
          section.kind === 'images' ? image !== null : text !== '' && url !== '',
        ),
    }))
    .filter(({ items }) => items.length > 0);
}
