import { randomUUID } from 'node:crypto';
import { photoBatches, photoBatchItems } from '../../features/publications/photos/photo-batches.table.ts';
import { uploads } from '../../features/publications/pictures/pictures.table.ts';
import { locationPhotos } from '../../features/publications/publications.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';
import { noisyJpeg } from './test-pictures.ts';

/** Rows of photos for sample requests. */
export interface PhotoRows {
  /** Of the first location. */
  photoId: number;
  photoUploadId: number;
  /** With a photo that failed at each location, and can be sent again. */
  photoBatchId: number;
  /** Of a connected account, so that it can have photos. */
  photographedId: number;
  /** A picture as base64. */
  photoContent: string;
}

export async function makePhotoRows(
  { make, services }: TestApi,
  { companyId, userId, locationIds }: SampleMember,
): Promise<PhotoRows> {
  const { queries } = services.database;
  const createdAt = services.now();
  const googleAccountId = await make.account(companyId, 'refresh-photos', `accounts/${companyId}photos`);
  const photographedId = await make.location(companyId, {
    googleAccountId,
    name: 'Kawiarnia dalej',
  });
  const [locationId, hiddenId] = locationIds;
  const size = { width: 800, height: 600 };
  const [upload] = await queries
    .insert(uploads)
    .values({ companyId, purpose: 'photo', category: 5, ...size, size: 20_000, authorId: userId, createdAt })
    .returning();
  const [photo] = await queries
    .insert(locationPhotos)
    .values([
      {
        companyId,
        locationId,
        googleName: `sample/${companyId}/1`,
        category: 'INTERIOR',
        ...size,
        createdAt,
      },
      {
        companyId,
        locationId: hiddenId,
        googleName: `sample/${companyId}/2`,
        category: 'INTERIOR',
        ...size,
        createdAt,
      },
    ])
    .returning();
  const [batch] = await queries
    .insert(photoBatches)
    .values({
      companyId,
      action: 1,
      requestId: randomUUID(),
      authorId: userId,
      createdAt,
      lastSendAt: createdAt,
    })
    .returning();
  const photoBatchId = batch?.id ?? 0;
  const photoUploadId = upload?.id ?? 0;
  const failed = { status: 4, problem: 'not_delivered', category: 5, uploadId: photoUploadId } as const;
  await queries.insert(photoBatchItems).values(
    locationIds.map((id) => ({
      ...failed,
      companyId,
      batchId: photoBatchId,
      locationId: id,
      acceptedAt: createdAt,
    })),
  );
  const photoContent = (await noisyJpeg(480, 360)).toString('base64');
  return { photoId: photo?.id ?? 0, photoUploadId, photoBatchId, photographedId, photoContent };
}

/** Requests about pictures and photos. */
export function photoSamples(rows: PhotoRows): Record<string, RawRequest> {
  const params = { id: rows.photoBatchId };
  const content = rows.photoContent;
  return {
    uploadPostPicture: { body: { content } },
    uploadPhoto: { body: { category: 5, content } },
    listPhotos: {},
    listPhotoLocations: {},
    sendPhotos: {
      body: {
        facilities_ids: [rows.photographedId],
        photos: [{ category: 5, upload_id: rows.photoUploadId }],
        request_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
    },
    deletePhotos: { body: { ids: [rows.photoId] } },
    listPhotoBatches: {},
    listPhotoBatchItems: { params },
    retryPhotoBatch: { params },
  };
}
