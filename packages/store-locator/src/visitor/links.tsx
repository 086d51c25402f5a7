import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { JSX } from 'react';
import { part } from './part.ts';
import type { LocatorPartProps } from './locator-part-props.ts';

/** The owner's offer and contact, which are there for all shops. */
export function Links({ state, words }: LocatorPartProps): JSX.Element | null {
  const { contact, offer_link: offer } = state.locator?.options ?? {};
  const links = [
    { text: offer?.text || offer?.url, url: offer?.url ?? '' },
    { text: contact?.phone, url: contact?.phone ? `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}` : '' },
    { text: words.write, url: contact?.email ? `mailto:${contact.email}` : '' },
    { text: words.website, url: contact?.url ?? '' },
  ].filter(({ url }) => isSafeLink(url));
  if (links.length === 0) return null;
  return (
    <footer className={part('footer')}>
      {links.map(({ text, url }) => (
        <a
          key={url}
          className={part('link')}
          href={url}
          {...(/^http/i.test(url) && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {text}
        </a>
      ))}
    </footer>
  );
}
