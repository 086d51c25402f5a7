import { formatPhone } from '@pinfold/contract/features/listings/contact/phone';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { JSX } from 'react';
import type { StoreLocatorState } from '../../store-locator-state.ts';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { OutwardLink } from './outward-link.tsx';
import { dialled, phoneUrl } from './phone-url.ts';
import type { StorePartProps } from './store-part-props.ts';

/** Telephones, the website, and whom to write to. */
export function StoreContact({
  state,
  store,
  words,
  own,
}: StorePartProps & { state: StoreLocatorState }): JSX.Element | null {
  const { contact, website, maps_url: maps } = store;
  const phones = [...new Set([...store.phones, contact?.phone ?? ''].map(dialled).filter(Boolean))];
  const pages = [
    { href: website, label: own.website, text: hostOf(website) },
    { href: mailUrl(contact?.email ?? ''), label: own.email, text: contact?.email ?? '' },
    { href: contact?.url ?? '', label: '', text: own.contactPage },
    { href: maps, label: '', text: own.maps },
  ].filter(({ href }) => isSafeLink(href));
  if (phones.length + pages.length === 0) return null;
  return (
    <DetailsSection title={own.contact}>
      <ul className={detailsPart('facts')}>
        {phones.map((phone) => (
          <li key={phone}>
            <span className={detailsPart('note')}>{own.phone}</span>{' '}
            <OutwardLink
              href={phoneUrl(phone)}
              words={words}
              onFollow={() => state.emit({ type: 'call', id: store.id, phone })}
            >
              {formatPhone(phone, store.country)}
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
