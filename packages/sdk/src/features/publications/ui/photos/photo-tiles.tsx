'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { Selection } from '../../../../state/use-selection.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { CameraIcon } from '../../../../ui/icons/place-icons.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Photo } from '../../photos.queries.ts';
import type { PhotosState } from '../../use-photos.ts';
import { Thumbnail } from '../thumbnail.tsx';

interface PhotoTilesProps {
  photos: PhotosState;
  selection: Pick<Selection, 'has' | 'toggle'>;
}

/** Photos that are shown at once. */
const pageSize = 24;

/** Photos in a grid, a page at a time. */
export function PhotoTiles({ photos, selection }: PhotoTilesProps): JSX.Element {
  const t = useTranslate();
  const { count = 0, filters } = photos;
  const question = JSON.stringify(filters);
  const [shown, setShown] = useState({ question, start: 0 });
  const start = shown.question === question && shown.start < count ? shown.start : 0;
  const end = Math.min(count, start + pageSize);
  const tiles = Array.from({ length: end - start }, (_, index) => photos.at(start + index));
  const goTo = (next: number) => {
    setShown({ question, start: next });
    photos.showRange(next, Math.min(count, next + pageSize) - 1);
  };
  return (
    <Stack gap={5}>
      <Grid as="ul" min="190px" gap={5} small={{ columns: 2, gap: 4 }} aria-label={t('photos.list')}>
        {tiles.map((photo, index) =>
          photo ? (
            <PhotoTile
              key={photo.id}
              photo={photo}
              isSelected={selection.has(photo.id)}
              onToggle={() => selection.toggle(photo.id)}
            />
          ) : (
            <li key={`waiting ${start + index}`}>
              <Thumbnail url={undefined} width="100%" icon={<CameraIcon size={20} />} />
            </li>
          ),
        )}
      </Grid>
      {count > pageSize && (
        <Row gap={3} justify="end">
          <Button isDisabled={start === 0} onPress={() => goTo(start - pageSize)}>
            {t('photos.previous')}
          </Button>
          <Text size="s" tone="muted" isTabular>
            {start + 1}–{end} / {count}
          </Text>
          <Button isDisabled={end >= count} isPending={photos.isFetching} onPress={() => goTo(end)}>
            {t('photos.next')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface PhotoTileProps {
  photo: Photo;
  isSelected: boolean;
  onToggle: () => void;
}

/** A photo with its category and its location, to select. */
function PhotoTile({ photo, isSelected, onToggle }: PhotoTileProps) {
  const t = useTranslate();
  const { category, url, location, is_deleting } = photo;
  const place = location.formatted_address || location.name;
  const name = t('photos.alt', { category: t(`photos.category.${category}`), location: place });
  return (
    <Stack as="li" part="PhotosGrid-photo" gap={2} data-selected={isSelected || undefined}>
      {/* Only the picture fades: the words stay legible. */}
      <Stack isStale={is_deleting}>
        <Thumbnail url={url} alt={name} width="100%" icon={<CameraIcon size={20} />} />
      </Stack>
      <Row gap={2} justify="between">
        <Tag>{t(`photos.category.${category}`)}</Tag>
        {is_deleting ? (
          <Text size="s" tone="muted">
            {t('photos.deleting')}
          </Text>
        ) : (
          <CheckBox
            label={t('photos.select', { name })}
            isLabelHidden
            isSelected={isSelected}
            onChange={onToggle}
          />
        )}
      </Row>
      <Text size="s" tone="muted" clamp={1}>
        {url ? place : t('photos.fetching')}
      </Text>
    </Stack>
  );
}
