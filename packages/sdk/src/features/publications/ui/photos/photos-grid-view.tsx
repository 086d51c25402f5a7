'use client';
import { allPhotoCategories, photoLimits } from '@pinfold/contract/features/publications/photo';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { BulkBar } from '../../../../patterns/bulk-bar.tsx';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { choiceInput, type FilterField } from '../../../../patterns/filter-field.ts';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { useSelection } from '../../../../state/use-selection.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { CameraIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useDeletePhotos } from '../../use-photo-actions.ts';
import type { PhotosState } from '../../use-photos.ts';
import { useLocationFields } from '../../../listings/ui/groups/location-filter-fields.ts';
import { PhotoBatches } from './photo-batches.tsx';
import { PhotoTiles } from './photo-tiles.tsx';
import { SentPhotosNote } from './sent-photos-note.tsx';

/** How the grid fits into the host. */
export interface PhotosGridAppearance {
  /** Opens your page with `PhotoUpload`; left out, there is no button for it. */
  onAdd?: (() => void) | undefined;
}

export interface PhotosGridViewProps extends PhotosGridAppearance {
  /** From `usePhotos`. */
  photos: PhotosState;
}

/**
 * The looks of the photos: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const photos = usePhotos({ defaultFilters: { category: 5 } });
 * return <Surface isFullHeight><PhotosGridView photos={photos} /></Surface>;
 * ```
 */
export function PhotosGridView({ photos, onAdd }: PhotosGridViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const fields = usePhotoFields(photos);
  const [isAsking, setAsking] = useState(false);
  const { count = 0, emptiness, filters, writePermission, clearFilters } = photos;
  const loaded = Array.from({ length: count }, (_, index) => photos.at(index)).filter(
    (photo) => photo !== undefined && !photo.is_deleting,
  );
  const selection = useSelection({
    query: JSON.stringify(filters),
    findIds: () => Promise.resolve(loaded.flatMap((photo) => photo?.id ?? []).slice(0, photoLimits.ids)),
  });
  const add = onAdd && (
    <Button
      variant="primary"
      icon={<PlusIcon size={16} />}
      disabledReason={writePermission.reason?.text}
      onPress={onAdd}
    >
      {t('photos.add')}
    </Button>
  );
  return (
    <Screen part="PhotosGrid" layout={layout}>
      <CollectionHeader
        title={t('photos.title')}
        actions={add}
        filtersLabel={t('common.list.filters')}
        filters={<CollectionFilters fields={fields} hasFilters={photos.hasFilters} onClear={clearFilters} />}
        tools={
          <Text role="status" size="s" tone="muted">
            {count > 0 && !photos.isStale && t('photos.count', { count })}
          </Text>
        }
      />
      <ScreenBody isStale={photos.isStale}>
        <Inset flex="scroll" padding={[5, 7]} narrow={{ padding: 5 }}>
          <SentPhotosNote />
          <PhotoBatches writePermission={writePermission} />
          {count > 0 ? (
            <PhotoTiles photos={photos} selection={selection} />
          ) : (
            <QueryState
              query={photos}
              failed={t('photos.failed')}
              forbidden={t('photos.forbidden')}
              empty={
                emptiness === 'no_match'
                  ? noMatch({
                      title: t('photos.no_match.title'),
                      text: t('photos.no_match.text'),
                      clear: t('common.list.clear_filters'),
                      onClear: clearFilters,
                    })
                  : emptiness && {
                      title: t('photos.no_photos.title'),
                      text: t('photos.no_photos.text'),
                      icon: <CameraIcon size={24} />,
                      actions: add,
                    }
              }
            />
          )}
        </Inset>
        <BulkBar
          selection={selection}
          most={Math.min(photoLimits.ids, loaded.length)}
          countLabel={t('photos.selected', { count: selection.count })}
          selectAllLabel={t('photos.select_loaded')}
          clearLabel={t('photos.unselect')}
        >
          <Button
            size="s"
            variant="danger"
            icon={<TrashIcon size={15} />}
            disabledReason={writePermission.reason?.text}
            onPress={() => setAsking(true)}
          >
            {t('photos.delete')}
          </Button>
        </BulkBar>
      </ScreenBody>
      {isAsking && (
        <DeletePhotosDialog
          ids={[...selection.ids]}
          onDeleted={selection.clear}
          onClose={() => setAsking(false)}
        />
      )}
    </Screen>
  );
}

interface DeletePhotosDialogProps {
  ids: readonly number[];
  onDeleted: () => void;
  onClose: () => void;
}

function DeletePhotosDialog({ ids, onDeleted, onClose }: DeletePhotosDialogProps) {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const remove = useDeletePhotos();
  const done = () => {
    onDeleted();
    onClose();
  };
  return (
    <RemoveDialog
      title={t('photos.delete.title', { count: ids.length })}
      confirmLabel={t('photos.delete')}
      pendingLabel={t('photos.deleting')}
      isPending={remove.isPending}
      refusal={messageFor(remove.error)}
      onConfirm={() => remove.mutate({ ids }, { onSuccess: done })}
      onClose={onClose}
    >
      {t('photos.delete.text')}
    </RemoveDialog>
  );
}

function usePhotoFields({ filters, changeFilters }: PhotosState): FilterField[] {
  const t = useTranslate();
  const { category } = filters;
  const locations = useLocationFields({
    filters,
    changeFilters,
    texts: {
      groups: t('photos.filter.groups'),
      locations: t('photos.filter.locations'),
      count: (count) => t('photos.locations', { count }),
    },
  });
  return [
    {
      id: 'category',
      label: t('photos.filter.category'),
      input: choiceInput({
        anyLabel: t('photos.filter.any_category'),
        values: allPhotoCategories,
        nameOf: (one) => t(`photos.category.${one}`),
        value: category,
        onChange: (next) => changeFilters({ category: next }),
      }),
      chip: category && t(`photos.category.${category}`),
      clear: () => changeFilters({ category: undefined }),
    },
    ...locations,
  ];
}
