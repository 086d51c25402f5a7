import { type JSX, useEffect, useState } from 'react';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import { isLanguage, type Language, languages } from '@pinfold/contract/languages';
import { formatDistance } from './card-extras.tsx';
import { Icon } from './icon.tsx';
import { type LocatorPartProps, part } from './parts.ts';

const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', es: 'Español' };

/** Choice of the language. */
export function LanguageChoice({ state, messages }: LocatorPartProps): JSX.Element {
  return (
    <span className={part('language')}>
      <select
        className={part('input')}
        aria-label={messages.chooseLanguage}
        value={state.language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && state.setLanguage(value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <Icon shape="chevron" />
    </span>
  );
}

/** Shows the search origin; pressing it clears the origin. */
export function OriginButton({ state, messages }: LocatorPartProps): JSX.Element | null {
  const { origin } = state;
  if (!origin) return null;
  return (
    <button
      type="button"
      className={part('near')}
      title={messages.forgetPlace}
      onClick={() => state.forgetOrigin()}
    >
      {origin.kind === 'visitor' ? messages.nearVisitor : messages.near(origin.label)}
      <Icon shape="cross" />
      <span className={part('hidden')}>{messages.forgetPlace}</span>
    </button>
  );
}

/** A note while the browser is offline. */
export function OfflineNote({ messages }: Pick<LocatorPartProps, 'messages'>): JSX.Element | null {
  const isOnline = useIsOnline();
  return isOnline ? null : (
    <p className={part('note')} role="status">
      {messages.offline}
    </p>
  );
}

/** Whether the browser is online; true on a server. */
function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}

/** Returns the text of an empty result, with the radius if one applies. */
export function nothingLabel({ state: { locator, origin, language }, messages }: LocatorPartProps): string {
  const radius = locator?.options.radius_km;
  return origin && radius
    ? messages.nothingWithin(formatDistance(radius, locator.options.distance_unit, language))
    : messages.nothingMatches;
}

/** Links to the owner's offer and contact. */
export function Links({ state, messages }: LocatorPartProps): JSX.Element | null {
  const { contact, offer_link: offer } = state.locator?.options ?? {};
  const links = [
    { text: offer?.text || offer?.url, url: offer?.url ?? '' },
    { text: contact?.phone, url: contact?.phone ? `tel:${contact.phone.replaceAll(/[^\d+]/g, '')}` : '' },
    { text: messages.write, url: contact?.email ? `mailto:${contact.email}` : '' },
    { text: messages.website, url: contact?.url ?? '' },
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
