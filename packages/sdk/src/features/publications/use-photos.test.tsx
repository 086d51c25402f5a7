// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useDeletePhotos, useRetryPhotoBatch, useSendPhotos } from './use-photo-actions.ts';
import { usePhotoBatches, usePhotoBatchItems } from './use-photo-batches.ts';
import { usePhotos } from './use-photos.ts';

const requestId = '2c9e1a52-7c5f-4d0e-9f5b-0c4f0f3f5a12';

function setUp() {
  const upload = { id: 1, url: 'data:,1', width: 1920, height: 1080, size: 90_000, findings: [] };
  const client = createTestClient({ data: { publications: { uploads: [upload, { ...upload, id: 2 }] } } });
  const { result } = renderHookInPinfold(
    () => ({
      photos: usePhotos(),
      batches: usePhotoBatches(),
      failed: usePhotoBatchItems(2, { state: 'failed' }),
      send: useSendPhotos(),
      remove: useDeletePhotos(),
      retry: useRetryPhotoBatch(),
    }),
    { client },
  );
  const loaded = () =>
    waitFor(() => {
      expect(result.current.photos.count).toBeGreaterThan(0);
      expect(result.current.batches.batches).toHaveLength(2);
    });
  return { client, result, loaded };
}

test('PUB-04 photos are narrowed to a category; one of each location is its cover', async () => {
  const { result, loaded } = setUp();
  await loaded();
  const all = result.current.photos.count ?? 0;
  act(() => result.current.photos.changeFilters({ category: 2 }));
  await waitFor(() => expect(result.current.photos.count).toBe(5));
  expect(all).toBeGreaterThan(5);
  act(() => result.current.photos.changeFilters({ category: undefined, facilities_ids: [99] }));
  await waitFor(() => expect(result.current.photos.emptiness).toBe('no_match'));
});

test('PUB-04 a new cover takes the place of the former; a second call sends nothing twice', async () => {
  const { client, result, loaded } = setUp();
  await loaded();
  const count = result.current.photos.count;
  const photos = [{ category: 2, uploadId: 1 }] as const;
  const send = () => result.current.send.mutateAsync({ facilitiesIds: [1, 5], photos, requestId });
  const [first, second] = await act(() => Promise.all([send(), send()]));
  expect(second.batch.id).toBe(first.batch.id);
  expect(first.excluded).toMatchObject([{ id: 5, reason: 'unverified' }]);
  await waitFor(() => expect(result.current.batches.open.map(({ total }) => total)).toEqual([1]));
  act(() => client.server.settlePhotos(first.batch.id));
  await act(() => result.current.photos.refetch());
  await waitFor(() => expect(result.current.photos.photos[0]).toMatchObject({ category: 2, url: 'data:,1' }));
  expect(result.current.photos.count).toBe(count);
});

test('PUB-04 two photos of a category are refused', async () => {
  const { result, loaded } = setUp();
  await loaded();
  const photos = [
    { category: 2, uploadId: 1 },
    { category: 2, uploadId: 2 },
  ] as const;
  await act(() =>
    result.current.send.mutateAsync({ facilitiesIds: [1], photos, requestId }).catch(() => undefined),
  );
  await waitFor(() => expect(result.current.send.error?.code).toBe('photo_category_repeated'));
});

test('PUB-04 only what failed is sent again', async () => {
  const { result, loaded } = setUp();
  await loaded();
  await waitFor(() => expect(result.current.failed.count).toBe(2));
  const batch = await act(() => result.current.retry.mutateAsync({ id: 2 }));
  expect(batch).toMatchObject({ status: 1, processing: 2, done: 3, failed: 0 });
  await waitFor(() => expect(result.current.failed.count).toBe(0));
});

test('PUB-04 photos show as going at once, and stay when the API refuses', async () => {
  const { client, result, loaded } = setUp();
  await loaded();
  const ids = result.current.photos.photos.slice(0, 2).map(({ id }) => id);
  const going = () =>
    result.current.photos.photos.filter(({ is_deleting }) => is_deleting).map(({ id }) => id);
  client.server.fail('deletePhotos', 'internal_error');
  await act(() => result.current.remove.mutateAsync({ ids }).catch(() => undefined));
  await waitFor(() => expect(going()).toEqual([]));
  client.server.fail('deletePhotos', undefined);
  client.server.setLatency(60_000);
  act(() => result.current.remove.mutate({ ids }));
  await waitFor(() => expect(going()).toEqual(ids));
});
