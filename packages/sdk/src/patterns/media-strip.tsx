'use client';
import { type JSX, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';
import { useWasTrue } from '../state/use-was-true.ts';
import { innerClass, partClass } from '../theme/part-class.ts';
import { focusRing } from '../ui/focus-ring.ts';
import { CameraIcon } from '../ui/icons/place-icons.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { addressOf, type MediaFile } from './media-file.ts';
import type { LightboxProps } from './lightbox.tsx';

const Lightbox = /* @__PURE__ */ lazyComponent<LightboxProps>(
  async () => (await import('./lightbox.tsx')).Lightbox,
);

/** Thumbnails of a strip. */
const mostShown = 4;

interface MediaStripProps {
  /** Names the strip and its lightbox. */
  label: string;
  files: readonly MediaFile[];
  /** Stands where a file is gone. */
  goneLabel: string;
  /** Called with the index of a file that could not be loaded. */
  onLost: (index: number) => void;
}

/** Thumbnails in places of a fixed size, which open a lightbox with all of the files. */
export function MediaStrip({ label, files, goneLabel, onLost }: MediaStripProps): JSX.Element {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const isLightboxLoaded = useWasTrue(isOpen);
  const more = files.length - mostShown;
  return (
    <>
      <Strip role="group" aria-label={label}>
        {files.slice(0, mostShown).map((file, place) => {
          const isLast = more > 0 && place === mostShown - 1;
          const picture = <Picture file={file} goneLabel={goneLabel} onLost={() => onLost(place)} />;
          if (!isLast && file.state === 'gone') return <Frame key={place}>{picture}</Frame>;
          if (!isLast && file.state === 'linked')
            return (
              <FrameLink key={place} href={addressOf(file)} target="_blank" rel="noreferrer">
                {picture}
              </FrameLink>
            );
          return (
            <FrameButton
              key={place}
              aria-label={isLast ? `${file.label} +${more}` : file.label}
              onPress={() => {
                setIndex(place);
                setOpen(true);
              }}
            >
              {picture}
              {isLast && <Mark data-corner="">+{more}</Mark>}
            </FrameButton>
          );
        })}
      </Strip>
      {isLightboxLoaded && (
        <Lightbox
          {...{ label, files, goneLabel, onLost, index, isOpen }}
          onIndexChange={setIndex}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

interface PictureProps {
  file: MediaFile;
  goneLabel: string;
  onLost: () => void;
}

function Picture({ file, goneLabel, onLost }: PictureProps): JSX.Element {
  if (file.state === 'gone') return <small>{goneLabel}</small>;
  if (file.state === 'linked') return <small>{file.label}</small>;
  const isShown = file.state === 'shown' && file.thumbnailUrl !== null;
  return (
    <>
      {isShown ? (
        <img
          src={file.thumbnailUrl ?? ''}
          alt={file.label}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onLost}
        />
      ) : (
        <CameraIcon size={20} />
      )}
      {file.kind === 'video' && <Mark aria-hidden>▶</Mark>}
    </>
  );
}

const Strip = styled.div.withConfig(partClass('MediaStrip'))`
  display: flex;
  gap: var(--pf-space-3);
`;

const frameStyle = css`
  ${focusRing}
  position: relative;
  display: grid;
  flex: none;
  inline-size: 76px;
  block-size: 76px;
  padding: 0;
  place-items: center;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  overflow: hidden;
  background: var(--pf-line-2);
  color: var(--pf-ink-2);
  text-align: center;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > small {
    padding: 4px;
    font-size: 11px;
    line-height: 1.25;
    max-block-size: 100%;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

const Frame = styled.span.withConfig(innerClass('MediaStrip-place'))`
  ${frameStyle}
`;

const FrameLink = styled.a.withConfig(innerClass('MediaStrip-link'))`
  ${frameStyle}
`;

const FrameButton = styled(Button).withConfig(partClass('MediaStrip-file'))`
  ${frameStyle}
  cursor: pointer;
`;

const Mark = styled.span.withConfig(innerClass('MediaStrip-mark'))`
  position: absolute;
  padding: 2px 7px;
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: var(--pf-ink);
  font-size: 12px;
  font-weight: 650;
  line-height: 1.3;
  &:where([data-corner]) {
    inset-block-end: 4px;
    inset-inline-end: 4px;
  }
`;
