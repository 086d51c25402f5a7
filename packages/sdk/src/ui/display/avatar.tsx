'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface AvatarProps {
  /** Name of the person or company; source of the initials. */
  name: string;
  /** URL of the picture; initials until it has loaded. */
  src?: string | undefined;
  /** 22, 32 or 40 pixels across. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Announces the name; not needed beside a visible name. @default false */
  isNamed?: boolean | undefined;
}

/**
 * A person or company as a picture or two letters.
 *
 * @selector .pinfold-Avatar
 * @example
 * ```tsx
 * <Avatar name="Marta Wiśniewska" />
 * ```
 */
export function Avatar({ name, src, size = 'm', isNamed = false }: AvatarProps): JSX.Element {
  const [broken, setBroken] = useState<string>();
  const hasPicture = Boolean(src) && src !== broken;
  return (
    <Circle
      data-size={size}
      data-initials={hasPicture ? undefined : initials(name)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {hasPicture && (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      )}
    </Circle>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s–-]+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

const Circle = styled.span.withConfig(partClass('Avatar'))`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--pf-primary-soft);
  color: var(--pf-primary-strong);
  font-size: 0.78rem;
  font-weight: 650;
  line-height: 1;
  white-space: nowrap;
  user-select: none;
  &:where([data-size='s']) {
    inline-size: 22px;
    block-size: 22px;
    font-size: 0.625rem;
  }
  &:where([data-size='l']) {
    inline-size: 40px;
    block-size: 40px;
    font-size: 0.875rem;
  }
  /* Generated content: as text, they would be part of a surrounding button's label. */
  &:where([data-initials])::before {
    content: attr(data-initials);
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
