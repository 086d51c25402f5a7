import { useState, type JSX } from 'react';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { StorePartProps } from './store-part-props.ts';

/** Photos in a grid; one is shown large when it is chosen. */
export function StorePhotos({ store, own }: StorePartProps): JSX.Element | null {
  const { photos, name } = store;
  const [viewed, setViewed] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  if (photos.length === 0) return null;
  const shown = isWhole ? photos : photos.slice(0, few);
  return (
    <DetailsSection title={own.photos}>
      <ul className={detailsPart('photos')}>
        {shown.map(({ id, url, width, height }, place) => (
          <li key={id}>
            <button
              type="button"
              className={detailsPart('photo')}
              aria-label={own.enlarge(own.photo(place + 1, photos.length, name))}
              onClick={() => setViewed(place)}
            >
              <img src={url} alt="" width={width} height={height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <button type="button" className={part('action')} onClick={() => setWhole(true)}>
          {own.showAll(photos.length)}
        </button>
      )}
      {viewed !== null && (
        <PhotoViewer
          photos={photos}
          name={name}
          own={own}
          shown={viewed}
          onShow={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </DetailsSection>
  );
}

const few = 6;
