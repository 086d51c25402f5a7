import type { JSX, ReactNode } from 'react';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { part } from '../parts.ts';
import type { LocatorWords } from '../words/locator-words.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';

/** Telephones, the website, and whom to write to. */
export function StoreContact({
  state,
  store,
  words,
  own,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element | null {
  const { contact, website, maps_url: maps } = store;
  /** What is read of each number that is dialled; that of whom to write to stands as its owner wrote it. */
  const phones = new Map<string, string>();
  for (const [index, phone] of [...store.phones, contact?.phone ?? ''].entries()) {
    const number = dialled(phone);
    if (number && !phones.has(number)) phones.set(number, store.formatted_phones[index] ?? phone);
  }
  const pages = [
    { href: website, label: own.website, text: hostOf(website) },
    { href: mailUrl(contact?.email ?? ''), label: own.email, text: contact?.email ?? '' },
    { href: contact?.url ?? '', label: '', text: own.contactPage },
    { href: maps, label: '', text: own.maps },
  ].filter(({ href }) => isSafeLink(href));
  if (phones.size + pages.length === 0) return null;
  return (
    <DetailsSection title={own.contact}>
      <ul className={detailsPart('facts')}>
        {[...phones].map(([phone, text]) => (
          <li key={phone}>
            <span className={detailsPart('note')}>{own.phone}</span>{' '}
            <OutwardLink
              href={phoneUrl(phone)}
              words={words}
              onFollow={() => state.emit({ type: 'call', id: store.id, phone })}
            >
              {text}
            </OutwardLink>
          </li>
        ))}
        {pages.map(({ href, label, text }) => (
          <li key={href}>
            {label && <span className={detailsPart('note')}>{label} </span>}
            <OutwardLink href={href} words={words}>
              {text}
            </OutwardLink>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}

/** An address alone, without a letter that somebody else has begun. */
function mailUrl(email: string): string {
  return email.includes('?') ? '' : `mailto:${email}`;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

interface OutwardLinkProps {
  href: string;
  words: LocatorWords;
  className?: string;
  /** The one thing that most will want to do. */
  isPrimary?: boolean;
  children: ReactNode;
  onFollow?: () => void;
}

/** A link away from here; nothing at all where it does not lead where a link may. */
export function OutwardLink({
  href,
  words,
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
      {isPage && <span className={part('hidden')}> ({words.newWindow})</span>}
    </a>
  );
}

/** A link that dials a number. */
export function phoneUrl(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** A number without what is only there for the eye. */
function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+*#;]/g, '');
}
