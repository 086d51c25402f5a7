import type { QueryClient } from '@tanstack/react-query';
import type { PhotoCategory } from '@pinfold/contract/features/publications/photo';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { changeAtOnce } from '../../query/optimistic.ts';
import { photoKeys } from '../../query/query-keys.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { toRequestBody } from '../listings/to-request-body.ts';
import type { Photo, PhotoBatch } from './photos.queries.ts';

/** The batch that was made, and the locations that can have no photos. */
export type PhotosSent = Schemas['PhotosSent'];

/** What `useSendPhotos` takes. */
export interface SendPhotosVariables {
  facilitiesIds: readonly number[];
  /** Locations of any of these groups, too, by id. */
  groups?: readonly number[] | undefined;
  /** At most one of each category. */
  photos: readonly { category: PhotoCategory; uploadId: number }[];
  /** A uuid, made when the form opens: a second call with it returns the first one's batch. */
  requestId: string;
}

/**
 * Sends photos to many locations: a new cover or logo takes the place of the former. How far they are is in
 * `usePhotoBatches`.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `locations_missing`,
 * `location_unavailable`, `photo_category_repeated`, `image_unknown` for an upload that was forgotten after a day.
 * @example
 * ```tsx
 * const send = useSendPhotos();
 * send.mutate({ facilitiesIds: [1, 2], photos: [{ category: 2, uploadId: upload.id }], requestId });
 * ```
 */
export function useSendPhotos(): MutationResult<PhotosSent, SendPhotosVariables> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ facilitiesIds, groups, photos, requestId }: SendPhotosVariables) =>
      unwrapResponse(
        client.api.POST('/media/', {
          body: {
            facilities_ids: [...facilitiesIds],
            groups: [...(groups ?? [])],
            photos: photos.map(({ category, uploadId }) => ({ category, upload_id: uploadId })),
            request_id: requestId,
          },
        }),
      ),
    onSuccess: ({ batch, excluded }) => {
      refreshPhotos(queryClient);
      emit({ type: 'photos_sent', batchId: batch.id, photos: batch.total, excluded: excluded.length });
    },
  });
}

/**
 * Deletes photos at Google. They are shown as being deleted at once, and as before when the API refuses.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `not_found`, `permission_denied`.
 * @example
 * ```tsx
 * const remove = useDeletePhotos();
 * return <button onClick={() => remove.mutate({ ids: [...selection] })}>Usuń</button>;
 * ```
 */
export function useDeletePhotos(): MutationResult<PhotoBatch, { ids: readonly number[] }> {
  const { client, queryClient, emit } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ ids }: { ids: readonly number[] }) =>
      unwrapResponse(client.api.POST('/media/delete/', { body: toRequestBody({ ids }) })),
    onMutate: ({ ids }) => {
      const deleted = new Set(ids);
      return changeAtOnce<Photo>(queryClient, [photoKeys.lists(client.scope)], (photo) =>
        deleted.has(photo.id) ? { ...photo, is_deleting: true } : photo,
      );
    },
    onError: (_error, _variables, undo) => {
      undo?.();
      refreshPhotos(queryClient);
    },
    onSuccess: (batch) => {
      refreshPhotos(queryClient);
      emit({ type: 'photos_deleted', batchId: batch.id, photos: batch.total });
    },
  });
}

/**
 * Sends again what failed of a batch.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError: `nothing_to_retry`, `not_found`.
 * @example
 * ```tsx
 * const retry = useRetryPhotoBatch();
 * return <button onClick={() => retry.mutate({ id: batch.id })}>Wyślij ponownie</button>;
 * ```
 */
export function useRetryPhotoBatch(): MutationResult<PhotoBatch, { id: number }> {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    mutationFn: ({ id }: { id: number }) =>
      unwrapResponse(client.api.POST('/media/batches/{id}/retry/', { params: { path: { id } } })),
    onSettled: () => refreshPhotos(queryClient),
  });
}

function refreshPhotos(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: photoKeys.all });
}
