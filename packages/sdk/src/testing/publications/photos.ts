import { batchStatusOf } from '@pinfold/contract/batch-status';
import { isSinglePhoto } from '@pinfold/contract/features/publications/photo';
import { itemStatus, type ItemProblem } from '@pinfold/contract/features/publications/post-status';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, type Filters, idsIn, matchesQuery, now, pageOf } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { chosenLocations, excludedOf, exclusionOf, offeredLocations } from './post-locations.ts';

type Photo = Schemas['Photo'];
type BatchItem = Schemas['PhotoBatchItem'];

/** Photos of the in-memory API that were sent or deleted together. */
export interface TestPhotoBatch extends Pick<
  Schemas['PhotoBatch'],
  'id' | 'action' | 'created_at' | 'author'
> {
  items: TestPhotoBatchItem[];
  requestId: string | null;
}

/** One photo of a batch: the one to delete, or the upload that is added. */
export interface TestPhotoBatchItem extends BatchItem {
  photoId: number | null;
  url: string;
}

/** How sending photos ends. */
export interface TestPhotosEnd {
  /** Locations where it fails, by id, and why. @defaultValue done everywhere */
  problems?: Readonly<Record<number, ItemProblem>> | undefined;
}

/** What `createTestPhotos` returns. */
export interface TestPhotos {
  answers: TestAnswers;
  /** Settles what is under way of a batch. */
  settle: (batchId: number, end?: TestPhotosEnd) => void;
}

/** Photos of the in-memory API. A batch stays under way until it is settled, `publishAfter` milliseconds later. */
export function createTestPhotos(data: TestData, tell: Tell, publishAfter?: number): TestPhotos {
  const batches = collection(
    () => data.publications.batches,
    'not_found',
    () => tell('media'),
  );
  const photos = collection(() => data.publications.photos);

  const settle = (batchId: number, { problems = {} }: TestPhotosEnd = {}) => {
    const batch = batches.find(batchId);
    const items = batch.items.map((item): TestPhotoBatchItem => {
      if (stateOf(item) !== 'processing') return item;
      const problem = problems[item.location.id] ?? null;
      if (item.photoId !== null && photos.has(item.photoId)) {
        if (problem) photos.patch(item.photoId, { is_deleting: false });
        else photos.remove(item.photoId);
      }
      if (item.photoId === null && !problem) add(item);
      return { ...item, status: problem ? itemStatus.notPublished : itemStatus.published, problem };
    });
    batches.put({ ...batch, items });
  };
  const add = ({ category, location, url }: TestPhotoBatchItem) => {
    if (isSinglePhoto(category))
      for (const { id } of data.publications.photos.filter(
        (photo) => photo.category === category && photo.location.id === location.id,
      ))
        photos.remove(id);
    photos.put({
      id: photos.nextId(),
      category,
      url,
      width: 1920,
      height: 1080,
      created_at: now(),
      location,
      is_deleting: false,
      is_own: true,
    });
  };
  const settleLater = (id: number) => {
    if (publishAfter !== undefined) setTimeout(() => settle(id), publishAfter);
  };
  const begin = (batch: Pick<TestPhotoBatch, 'action' | 'requestId' | 'items'>) => {
    const id = batches.nextId();
    const made = batches.put({ id, created_at: now(), author: data.user.name, ...batch });
    settleLater(id);
    return progressOf(made);
  };

  const answers: TestAnswers = {
    listPhotos: ({ query }) =>
      pageOf(
        data.publications.photos
          .filter((photo) => matchesQuery(photo, query, filters) && isInGroups(data, photo, query))
          .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id),
        query,
        24,
      ),
    listPhotoLocations: ({ query }) => offeredLocations(data, query),
    sendPhotos: ({ body }) => {
      const former = data.publications.batches.find(({ requestId }) => requestId === body.request_id);
      const chosen = chosenLocations(data, body);
      const excluded = excludedOf(chosen);
      if (former) return { batch: progressOf(former), excluded };
      const categories = body.photos.map(({ category }) => category);
      if (new Set(categories).size < categories.length) throw new TestProblem('photo_category_repeated');
      if (chosen.length === 0) throw new TestProblem('locations_missing');
      const locations = chosen.filter((location) => !exclusionOf(location));
      if (locations.length === 0) throw new TestProblem('location_unavailable');
      const uploads = collection(() => data.publications.uploads, 'image_unknown');
      const items = locations.flatMap(({ id, name, formatted_address }, row) =>
        body.photos.map(({ category, upload_id }, column) => ({
          id: row * body.photos.length + column + 1,
          location: { id, name, formatted_address },
          category,
          status: itemStatus.waiting,
          problem: null,
          photoId: null,
          url: uploads.find(upload_id).url,
        })),
      );
      return { batch: begin({ action: 1, requestId: body.request_id, items }), excluded };
    },
    deletePhotos: ({ body: { ids } }) => {
      const found = ids.map(photos.find);
      const items = found.map(({ id, location, category, url }, index) => ({
        id: index + 1,
        location,
        category,
        status: itemStatus.waiting,
        problem: null,
        photoId: id,
        url,
      }));
      for (const { id } of found) photos.patch(id, { is_deleting: true });
      return begin({ action: 2, requestId: null, items });
    },
    listPhotoBatches: ({ query }) => pageOf(data.publications.batches.map(progressOf), query, 5),
    listPhotoBatchItems: ({ id, query }) => {
      const state = query.get('state');
      const found = batches.find(id).items.filter((item) => state === null || stateOf(item) === state);
      return pageOf(
        found.map(({ photoId: _photo, url: _url, ...item }) => item),
        query,
        20,
      );
    },
    retryPhotoBatch: ({ id }) => {
      const batch = batches.find(id);
      if (!batch.items.some((item) => stateOf(item) === 'failed')) throw new TestProblem('nothing_to_retry');
      const items = batch.items.map((item) =>
        stateOf(item) === 'failed' ? { ...item, status: itemStatus.waiting, problem: null } : item,
      );
      settleLater(id);
      return progressOf(batches.put({ ...batch, items }));
    },
  };
  return { answers, settle };
}

const filters: Filters<Photo> = {
  category: ({ category }, wanted) => String(category) === wanted,
  facilities_ids: ({ location }, wanted) => wanted.split(',').includes(String(location.id)),
};

function isInGroups(data: TestData, { location }: Photo, query: URLSearchParams): boolean {
  return idsIn(query, 'groups')?.some((group) => membersOf(data, group).has(location.id)) ?? true;
}

function stateOf({ status }: BatchItem): 'processing' | 'done' | 'failed' {
  if (status === itemStatus.published) return 'done';
  return status === itemStatus.notPublished ? 'failed' : 'processing';
}

function progressOf({ items, requestId: _requestId, ...batch }: TestPhotoBatch): Schemas['PhotoBatch'] {
  const count = (state: string) => items.filter((item) => stateOf(item) === state).length;
  const [processing, done, failed] = [count('processing'), count('done'), count('failed')];
  return {
    ...batch,
    status: batchStatusOf({ processing, failed }),
    total: items.length,
    processing,
    done,
    failed,
    seconds_left: processing > 0 ? Math.ceil(processing / 5) : null,
  };
}
