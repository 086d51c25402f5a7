import * as z from 'zod';
import { BatchStatusSchema } from '../../batch-status-schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp, idListText } from '../../id.ts';
import { digits } from '../../number-text.ts';
import { page, pageQuery } from '../../pagination.ts';
import { ExcludedLocation } from './local-posts.endpoints.ts';
import { photoLimits } from './photo.ts';
import { PublicationLocation, publicationLocations } from './post-items.endpoints.ts';
import { pictureBody, pictureProblems, Upload } from './pictures.endpoints.ts';
import { itemProblems } from './post-status.ts';

const reads = { permission: 'view_photos', module: 'photos', demo: 'allowed' } as const;

const writes = {
  permission: 'add_and_delete_photos',
  module: 'photos',
  plan: 'post_photos',
  demo: 'blocked',
} as const;

const category = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.literal(8),
]);

const PhotoCategorySchema = category.meta({
  id: 'PhotoCategory',
  description: 'Additional 1, cover 2, logo 3, exterior 4, interior 5, product 6, food and drink 7, teams 8.',
});

export const uploadPhoto = defineEndpoint({
  id: 'uploadPhoto',
  method: 'post',
  path: '/media/uploads/',
  summary: 'Bring a photo: it is cut to the shape of its category and stored as a JPEG without metadata',
  access: writes,
  body: z.object({ category: PhotoCategorySchema, ...pictureBody }).meta({ id: 'PhotoUpload' }),
  response: Upload,
  status: 201,
  problems: pictureProblems,
});

export const Photo = z
  .object({
    id: Id,
    category: PhotoCategorySchema,
    url: z.string().describe('For whoever asked, and for a day; empty while it is being fetched.'),
    width: z.int(),
    height: z.int(),
    created_at: Timestamp,
    location: PublicationLocation,
    is_deleting: z.boolean(),
    is_own: z.boolean().describe('Sent from here. Photos of customers are not listed.'),
  })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof Photo>;

/** Which photos a list shows. */
export const PhotoFilters = z.object({
  category: digits(category).optional(),
  facilities_ids: idListText(500).optional().describe('Comma-separated ids.'),
  groups: idListText(500).optional().describe('Comma-separated ids.'),
});
export type PhotoFilters = z.infer<typeof PhotoFilters>;

export const listPhotos = defineEndpoint({
  id: 'listPhotos',
  method: 'get',
  path: '/media/',
  summary: 'Photos of the locations that the member may see, newest first',
  access: reads,
  query: pageQuery(24).extend(PhotoFilters.shape),
  response: page(Photo),
});

export const PhotoBatch = z
  .object({
    id: Id,
    action: z.union([z.literal(1), z.literal(2)]).describe('Adding 1, deleting 2.'),
    status: BatchStatusSchema,
    created_at: Timestamp,
    author: z.string(),
    total: z.int(),
    processing: z.int(),
    done: z.int(),
    failed: z.int(),
    seconds_left: z.int().nullable().describe('Estimate from the provider’s quotas; null when done.'),
  })
  .meta({ id: 'PhotoBatch' });
export type PhotoBatch = z.infer<typeof PhotoBatch>;

export const sendPhotos = defineEndpoint({
  id: 'sendPhotos',
  method: 'post',
  path: '/media/',
  summary: 'Send photos to many locations, at most one of each category',
  access: writes,
  body: z
    .object({
      facilities_ids: z.array(Id).max(photoLimits.locations).default([]),
      groups: z.array(Id).max(1000).default([]),
      photos: z
        .array(z.object({ category: PhotoCategorySchema, upload_id: Id }))
        .min(1)
        .max(8),
      request_id: z.uuid().describe('A second request with it returns the first one’s batch.'),
    })
    .meta({ id: 'NewPhotos' }),
  response: z.object({ batch: PhotoBatch, excluded: z.array(ExcludedLocation) }).meta({ id: 'PhotosSent' }),
  status: 202,
  problems: [
    'locations_missing',
    'location_unavailable',
    'facility_unknown',
    'group_unknown',
    'image_unknown',
    'photo_category_repeated',
  ],
});

export const listPhotoLocations = defineEndpoint({
  id: 'listPhotoLocations',
  method: 'get',
  path: '/media/facilities/',
  summary: 'The locations that the member may see, and why some can have no photos',
  access: reads,
  ...publicationLocations,
});

export const deletePhotos = defineEndpoint({
  id: 'deletePhotos',
  method: 'post',
  path: '/media/delete/',
  summary: 'Delete photos at Google',
  access: writes,
  body: z.object({ ids: z.array(Id).min(1).max(photoLimits.ids) }).meta({ id: 'PhotosToDelete' }),
  response: PhotoBatch,
  status: 202,
  problems: ['not_found'],
});

export const listPhotoBatches = defineEndpoint({
  id: 'listPhotoBatches',
  method: 'get',
  path: '/media/batches/',
  summary: 'What was sent and deleted, and how far it is, newest first',
  access: reads,
  query: pageQuery(5),
  response: page(PhotoBatch),
});

export const PhotoBatchItem = z
  .object({
    id: Id,
    location: PublicationLocation,
    category: PhotoCategorySchema,
    status: z
      .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
      .describe('Waiting 1, sending 2, done 3, failed 4.'),
    problem: z.enum(itemProblems).nullable(),
  })
  .meta({ id: 'PhotoBatchItem' });
export type PhotoBatchItem = z.infer<typeof PhotoBatchItem>;

export const listPhotoBatchItems = defineEndpoint({
  id: 'listPhotoBatchItems',
  method: 'get',
  path: '/media/batches/{id}/items/',
  summary: 'What became of each photo at each location',
  access: reads,
  params: IdParam,
  query: pageQuery(20).extend({ state: z.enum(['processing', 'done', 'failed']).optional() }),
  response: page(PhotoBatchItem),
  problems: ['not_found'],
});

export const retryPhotoBatch = defineEndpoint({
  id: 'retryPhotoBatch',
  method: 'post',
  path: '/media/batches/{id}/retry/',
  summary: 'Send again what failed',
  access: writes,
  params: IdParam,
  response: PhotoBatch,
  status: 202,
  problems: ['not_found', 'nothing_to_retry'],
});
