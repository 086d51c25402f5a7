import { type JSX, useEffect, useRef, useState } from 'react';
import type { PublicStore } from '../../locator-source.ts';
import { part } from '../parts.ts';
import type { DetailsMessages } from '../messages/details-messages.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';

/** Photos in a grid; pressing one opens the viewer. */
export function StorePhotos({ store, detailsMessages }: StorePartProps): JSX.Element | null {
  const { photos, name } = store;
  const [viewed, setViewed] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  if (photos.length === 0) return null;
  const shown = isWhole ? photos : photos.slice(0, few);
  return (
    <DetailsSection title={detailsMessages.photos}>
      <ul className={detailsPart('photos')}>
        {shown.map(({ id, url, width, height }, place) => (
          <li key={id}>
            <button
              type="button"
              className={detailsPart('photo')}
              aria-label={detailsMessages.enlarge(detailsMessages.photo(place + 1, photos.length, name))}
              onClick={() => setViewed(place)}
            >
              <img src={url} alt="" width={width} height={height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <button type="button" className={part('action')} onClick={() => setWhole(true)}>
          {detailsMessages.showAll(photos.length)}
        </button>
      )}
      {viewed !== null && (
        <PhotoViewer
          photos={photos}
          name={name}
          detailsMessages={detailsMessages}
          shown={viewed}
          onShow={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </DetailsSection>
  );
}

const few = 6;

interface PhotoViewerProps {
  photos: PublicStore['photos'];
  /** The store's name. */
  name: string;
  detailsMessages: DetailsMessages;
  /** Index of the photo. */
  shown: number;
  onShow: (shown: number) => void;
  onClose: () => void;
}

/** One photo over the whole page: arrow keys and buttons step, Escape and a click beside the photo close. */
function PhotoViewer({
  photos,
  name,
  detailsMessages,
  shown,
  onShow,
  onClose,
}: PhotoViewerProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const photo = photos[shown];
  const step = (by: number) => onShow((shown + by + photos.length) % photos.length);
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      step(by);
    };
    const onClick = ({ target }: MouseEvent) => target === element && element?.close();
    element?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('click', onClick);
    };
  });
  return (
    <dialog
      ref={dialog}
      className={detailsPart('viewer')}
      aria-label={detailsMessages.photos}
      onClose={onClose}
    >
      <div className={detailsPart('stage')}>
        {photo && (
          <img
            src={photo.url}
            alt={detailsMessages.photo(shown + 1, photos.length, name)}
            width={photo.width}
            height={photo.height}
          />
        )}
      </div>
      <div className={detailsPart('step')}>
        {photos.length > 1 && (
          <>
            <button type="button" aria-label={detailsMessages.previous} onClick={() => step(-1)}>
              ‹
            </button>
            <span role="status">{detailsMessages.position(shown + 1, photos.length)}</span>
            <button type="button" aria-label={detailsMessages.next} onClick={() => step(1)}>
              ›
            </button>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {detailsMessages.close}
        </button>
      </div>
    </dialog>
  );
}

/** Styles of pictures and viewer. */
export const photosSheet = `
.pinfold-StoreDetails-pictures,
.pinfold-StoreDetails-photos {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 8px;
}
.pinfold-StoreDetails-pictures {
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
}
.pinfold-StoreDetails-photo {
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: none;
  cursor: zoom-in;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-photo img {
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  object-fit: cover;
}
.pinfold-StoreDetails-viewer {
  box-sizing: border-box;
  inline-size: 100vw;
  block-size: 100vh;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 12px;
  border: 0;
  background: #101318;
  color: #fff;
}
.pinfold-StoreDetails-viewer[open] {
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 12px;
}
.pinfold-StoreDetails-stage {
  display: grid;
  place-items: center;
  min-block-size: 0;
  pointer-events: none;
}
.pinfold-StoreDetails-root .pinfold-StoreDetails-stage img {
  inline-size: auto;
  max-block-size: 100%;
  min-block-size: 0;
  object-fit: contain;
  background: none;
}
.pinfold-StoreDetails-step {
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 12px;
}
.pinfold-StoreDetails-step button {
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 4px 12px;
  border: 1px solid #8a92a2;
  border-radius: var(--pf-radius-s);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.pinfold-StoreDetails-step button:focus-visible {
  outline-color: #fff;
}
`;
