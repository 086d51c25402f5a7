import type { Call } from './google-business-profile.ts';
import type { GoogleMediaItem } from './publications.ts';

/** A photo as it is created: Google fetches it from `sourceUrl`, or takes the bytes that were uploaded for it. */
export type NewGoogleMedia = {
  mediaFormat: 'PHOTO';
  locationAssociation: { category: string };
} & ({ sourceUrl: string } | { dataRef: { resourceName: string } });

export interface MediaCalls {
  /** Creates a photo at a location (`accounts/{a}/locations/{l}`). The category LOGO is an alias of PROFILE: send that. */
  createMedia(location: string, media: NewGoogleMedia): Promise<GoogleMediaItem>;
  /** Begins an upload; returns its resource name, for `uploadBytes` and then as `dataRef`. */
  startUpload(location: string): Promise<string>;
  uploadBytes(resourceName: string, content: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  deleteMedia(name: string): Promise<void>;
}

export function mediaCalls(call: Call): MediaCalls {
  return {
    createMedia: (location, media) =>
      call<GoogleMediaItem>({
        host: 'reviews',
        path: `/v4/${location}/media`,
        method: 'POST',
        json: media,
        edited: location,
      }),
    async startUpload(location) {
      const { resourceName } = await call<{ resourceName: string }>({
        host: 'reviews',
        path: `/v4/${location}/media:startUpload`,
        method: 'POST',
      });
      return resourceName;
    },
    async uploadBytes(resourceName, content, type) {
      await call<object>({
        host: 'reviews',
        path: `/upload/v1/media/${encodeURI(resourceName)}?upload_type=media`,
        method: 'POST',
        bytes: { content, type },
      });
    },
    async deleteMedia(name) {
      await call<object>({ host: 'reviews', path: `/v4/${name}`, method: 'DELETE', edited: name });
    },
  };
}
