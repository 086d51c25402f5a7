'use client';
import type { JSX } from 'react';
import { photosMessages } from '../../../../i18n/feature-messages.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { type PhotoFiltersStart, usePhotos } from '../../use-photos.ts';
import { PhotosGridView, type PhotosGridAppearance } from './photos-grid-view.tsx';

export interface PhotosGridProps extends PhotoFiltersStart, PhotosGridAppearance {
  /** Appearance of the grid alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Photos of the company's locations with their category and location, to filter, to select and to delete; and the
 * latest batches with what failed, which can be sent again. Fills its parent, which needs a definite height.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-PhotosGrid
 * @example
 * ```tsx
 * <PhotosGrid defaultFilters={{ category: 2 }} onAdd={() => navigate('/photos/new')} />
 * ```
 */
export function PhotosGrid({ appearance, onAdd, ...start }: PhotosGridProps): JSX.Element {
  const photos = usePhotos(start);
  return (
    <FeatureSurface
      component="PhotosGrid"
      appearance={appearance}
      isFullHeight
      messages={[photosMessages]}
      permission={photos.permission}
      forbidden="photos.forbidden"
      loading={{ blocks: 6 }}
    >
      <PhotosGridView photos={photos} onAdd={onAdd} />
    </FeatureSurface>
  );
}
