import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type {
  LocatorContact,
  LocatorLink,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { Problem } from '../../../problem.ts';

/** What of a locator leads away, or names somebody to write to. */
export interface LinkedOptions {
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
