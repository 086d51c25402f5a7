import { randomUUID } from 'node:crypto';
import type { PhotoCategory } from '@pinfold/contract/features/publications/photo';
import {
  listPhotoBatches,
  listPhotos,
  sendPhotos,
  uploadPhoto,
} from '@pinfold/contract/features/publications/photos.endpoints';
import { readPublications } from '../../features/publications/read-publications.job.ts';
import { noisyJpeg } from '../samples/test-pictures.ts';
import type { ChainOptions } from './chain.ts';
import { startReachableChain } from './reachable-chain.ts';

const once = { tries: 0, isLastTry: false };

interface PhotoAtGoogle {
  name: string;
  locationAssociation: { category: string };
  sourceUrl?: string;
  dimensions: { widthPixels: number };
}

/** A chain whose photos are sent over HTTP, and fetched from here by the sandbox’s Google. */
export async function startPhotoChain(options: ChainOptions = {}) {
  const chain = await startReachableChain(options);
  const { ok, request, owner, services, sandbox, jobs, script, companyId } = chain;
  const upload = async (category: PhotoCategory, size: [number, number] = [1600, 900]) => {
    const content = (await noisyJpeg(...size)).toString('base64');
    return (await ok(uploadPhoto, { as: owner, body: { category, content } })).id;
  };
  const sendBody = (photos: { category: PhotoCategory; upload_id: number }[], ids = chain.ids) => ({
    as: owner,
    body: { facilities_ids: ids, groups: [], photos, request_id: randomUUID() },
  });
  const atGoogle = async (index = 0): Promise<PhotoAtGoogle[]> => {
    const found: PhotoAtGoogle[] = [];
    const google = services.google.as('refresh-1');
    for await (const page of google.listMedia(`accounts/1/locations/place-${index}`))
      found.push(...(page as PhotoAtGoogle[]));
    return found;
  };
  return {
    ...chain,
    upload,
    sendBody,
    atGoogle,
    send: (photos: { category: PhotoCategory; upload_id: number }[], ids = chain.ids) =>
      ok(sendPhotos, sendBody(photos, ids)),
    refuse: (body: object) => request(sendPhotos, { ...sendBody([]), body: body as never }),
    photos: async () => (await ok(listPhotos, { as: owner })).results,
    batches: async () => (await ok(listPhotoBatches, { as: owner })).results,
    /** Photos that Google made, whatever became of the answer. */
    created: async () => {
      const { writes } = await script<{ writes: { location: string; photos: { creates: number } }[] }>(
        'GET',
        '/publication-writes',
      );
      return writes;
    },
    read: (locationId: number) => readPublications.run(services, { companyId, locationId }, once),
    settle: () => jobs.settle(),
    sandbox,
  };
}
