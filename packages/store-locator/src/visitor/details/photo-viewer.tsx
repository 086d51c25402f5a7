import { useEffect, useRef, type JSX } from 'react';
import type { PublicStore } from '../../locator.ts';
import type { DetailsWords } from '../words/details/details-words.ts';
import { detailsPart } from './details-part.ts';

interface PhotoViewerProps {
  photos: PublicStore['photos'];
  /** Of the shop. */
  name: string;
  own: DetailsWords;
  /** Which photo, from 0. */
  shown: number;
  onShow: (shown: number) => void;
  onClose: () => void;
}

/** One photo over the whole page: arrow keys and buttons lead on, Escape and a click beside it lead back. */
export function PhotoViewer({ photos, name, own, shown, onShow, onClose }: PhotoViewerProps): JSX.Element {
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
    <dialog ref={dialog} className={detailsPart('viewer')} aria-label={own.photos} onClose={onClose}>
      <div className={detailsPart('stage')}>
        {photo && (
          <img
            src={photo.url}
            alt={own.photo(shown + 1, photos.length, name)}
            width={photo.width}
            height={photo.height}
          />
        )}
      </div>
      <div className={detailsPart('step')}>
        {photos.length > 1 && (
          <>
            <button type="button" aria-label={own.previous} onClick={() => step(-1)}>
              ‹
            </button>
            <span role="status">{own.position(shown + 1, photos.length)}</span>
            <button type="button" aria-label={own.next} onClick={() => step(1)}>
              ›
            </button>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {own.close}
        </button>
      </div>
    </dialog>
  );
}
