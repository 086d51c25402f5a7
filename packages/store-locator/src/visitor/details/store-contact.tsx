import type { JSX, ReactNode } from 'react';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { part } from '../parts.ts';
import type { LocatorMessages } from '../messages/locator-messages.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';

/** Phone numbers, website, e-mail and Google Maps. */
export function StoreContact({
  state,
  store,
  messages,
  detailsMessages,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element | null {
  const { contact, website, maps_url: maps } = store;
  /** What is read of each number that is dialled; that of whom to write to stands as its owner wrote it. */
  const phones = new Map<string, string>();
  for (const [index, phone] of [...store.phones, contact?.phone ?? ''].entries()) {
    const number = dialled(phone);
    if (number && !phones.has(number)) phones.set(number, store.formatted_phones[index] ?? phone);
  }
  const pages = [
    { href: website, label: detailsMessages.website, text: hostOf(website) },
    { href: mailUrl(contact?.email ?? ''), label: detailsMessages.email, text: contact?.email ?? '' },
    { href: contact?.url ?? '', label: '', text: detailsMessages.contactPage },
    { href: maps, label: '', text: detailsMessages.maps },
  ].filter(({ href }) => isSafeLink(href));
  if (phones.size + pages.length === 0) return null;
  return (
    <DetailsSection title={detailsMessages.contact}>
      <ul className={detailsPart('facts')}>
        {[...phones].map(([phone, text]) => (
          <li key={phone}>
            <span className={detailsPart('note')}>{detailsMessages.phone}</span>{' '}
            <OutwardLink
              href={phoneUrl(phone)}
              messages={messages}
              onFollow={() => state.emit({ type: 'call', id: store.id, phone })}
            >
              {text}
            </OutwardLink>
          </li>
        ))}
        {pages.map(({ href, label, text }) => (
          <li key={href}>
            {label && <span className={detailsPart('note')}>{label} </span>}
            <OutwardLink href={href} messages={messages}>
              {text}
            </OutwardLink>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}

/** Returns a mailto link; refuses addresses that carry a subject or text. */
function mailUrl(email: string): string {
  return email.includes('?') ? '' : `mailto:${email}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

interface OutwardLinkProps {
  href: string;
  messages: LocatorMessages;
  className?: string;
  /** The main action of its group. */
  isPrimary?: boolean;
  children: ReactNode;
  onFollow?: () => void;
}

/** A link to another page, e-mail or phone; renders nothing if the link is not safe. */
export function OutwardLink({
  href,
  messages,
  className,
  isPrimary,
  children,
  onFollow,
}: OutwardLinkProps): JSX.Element | null {
  if (!isSafeLink(href)) return null;
  const isPage = /^https?:/i.test(href);
  return (
    <a
      href={href}
      {...(className && { className })}
      {...(isPrimary && { 'data-kind': 'primary' })}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={onFollow}
    >
      {children}
      {isPage && <span className={part('hidden')}> ({messages.newWindow})</span>}
    </a>
  );
}

/** Returns a tel link. */
export function phoneUrl(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Returns a number without spaces and punctuation. */
function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+*#;]/g, '');
}
