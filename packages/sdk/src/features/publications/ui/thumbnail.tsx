import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../theme/part-class.ts';
import { PostIcon } from '../../../ui/icons/place-icons.tsx';

interface ThumbnailProps {
  /** Empty for none. */
  url: string | undefined;
  /** Width by height. @default 4 / 3 */
  ratio?: number | undefined;
  /** Empty where a text beside it says what it shows. @default '' */
  alt?: string | undefined;
  /** A CSS length. @default '64px' */
  width?: string | undefined;
  /** `cover` cuts the picture to its frame, `contain` shows all of it. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** Stands where there is no picture. @default that of a post */
  icon?: ReactNode;
  /** Reaches the edges of what is around it, which rounds its corners. @default false */
  isFlush?: boolean | undefined;
}

/** A picture of a post or of a location in its frame; an icon where there is none. */
export function Thumbnail({
  url,
  ratio = 4 / 3,
  alt = '',
  width = '64px',
  fit = 'cover',
  icon = <PostIcon size={20} />,
  isFlush = false,
}: ThumbnailProps): JSX.Element {
  return (
    <Frame $ratio={ratio} $width={width} $fit={fit} $isFlush={isFlush}>
      {url ? <img src={url} alt={alt} loading="lazy" decoding="async" /> : icon}
    </Frame>
  );
}

interface FrameProps {
  $ratio: number;
  $width: string;
  $fit: string;
  $isFlush: boolean;
}

const Frame = styled.span.withConfig(innerClass('Publications-picture'))<FrameProps>`
  display: grid;
  flex: none;
  inline-size: ${({ $width }) => $width};
  aspect-ratio: ${({ $ratio }) => $ratio};
  place-items: center;
  border-radius: ${({ $isFlush }) => ($isFlush ? '0' : 'var(--pf-radius-s)')};
  overflow: hidden;
  background: var(--pf-line-2);
  color: var(--pf-ink-3);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: ${({ $fit }) => $fit};
  }
`;
