import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { ReactNode, JSX } from 'react';
import { part } from '../part.ts';
import type { LocatorWords } from '../words/locator-words.ts';

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
