import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhotoCategory } from '@pinfold/contract/features/publications/photo';
import {
  fileFault,
  type PictureBackground,
  type PictureFault,
  type PictureFinding,
  type PicturePurpose,
  pictureTypes,
  pixelFault,
  pixelFindings,
  signatureOf,
} from '@pinfold/contract/features/publications/picture';
import { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useFormRefusal } from '../../query/form-refusal.ts';
import type { Pixels } from './picture-pixels.ts';

/** A picture that waits to be used; after a day unused it is forgotten. */
export type Upload = Schemas['Upload'];

/** Part of a picture, in pixels as it is shown. */
export type PictureCrop = Schemas['PictureCrop'];

/** What a picture is for: a post, or a photo of a category. */
export type UploadTarget = { purpose: 'post' } | { purpose: 'photo'; category: PhotoCategory };

/** What a file turned out to be, before anything is sent. */
export type CheckedPicture =
  | { fault: PictureFault; pixels: Pixels | undefined }
  | { fault: undefined; pixels: Pixels; findings: PictureFinding[] };

/**
 * Checks a file in the browser by the API's rules: signature, bytes and pixels, whatever its name says. The picture is
 * not decoded.
 *
 * @example
 * ```ts
 * const { fault } = await checkPicture(file, 'post'); // 'gif'
 * ```
 */
export async function checkPicture(file: Blob, purpose: PicturePurpose): Promise<CheckedPicture> {
  const head = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const signature = signatureOf(head);
  const fault = fileFault(signature, file.size);
  const type = pictureTypes.find((one) => one === signature);
  if (fault || !type) return { fault: fault ?? 'not_a_picture', pixels: undefined };
  const { pixelsOf } = await import('./picture-pixels.ts');
  const pixels = pixelsOf(new Uint8Array(await file.arrayBuffer()), type);
  if (!pixels) return { fault: 'unreadable', pixels };
  const tooFewOrMany = pixelFault(purpose, pixels);
  if (tooFewOrMany) return { fault: tooFewOrMany, pixels };
  return { fault: undefined, pixels, findings: pixelFindings(purpose, pixels) };
}

/** How far a picture is. */
export type UploadState =
  | { step: 'choosing' }
  /** It is being checked, or is on its way. */
  | { step: 'uploading'; file: Blob }
  | { step: 'done'; file: Blob; upload: Upload }
  /** The browser refused it by its `fault`, or the API by its `error`. */
  | { step: 'refused'; file: Blob; fault: PictureFault | undefined; error: ApiError | undefined };

/** What `useUpload` returns. */
export interface UseUploadResult {
  state: UploadState;
  /** Why the API refused it, in the reader's language; undefined where the browser did, by the `fault` of the state. */
  message: string | undefined;
  /**
   * Checks a file and uploads it; an upload that is on its way is aborted. Returns the upload, or undefined when it was
   * refused or aborted.
   *
   * @param crop - Left out, the middle in the shape that the target needs.
   * @param background - What transparent parts become. Left out, white.
   */
  upload: (file: Blob, crop?: PictureCrop, background?: PictureBackground) => Promise<Upload | undefined>;
  /** Aborts what is on its way, and forgets the picture. */
  reset: () => void;
}

const choosing: UploadState = { step: 'choosing' };

/**
 * Uploads the picture of a post, or a photo: JPEG or PNG of 10 KB to 10 MB. A file that the API would refuse is refused
 * before anything is sent. Leaving the screen aborts.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `state`.
 * @example
 * ```tsx
 * const { state, upload } = useUpload({ purpose: 'photo', category: 2 });
 * if (state.step === 'refused') return <p>{state.fault ?? state.error?.message}</p>;
 * return <input type="file" onChange={({ target }) => target.files?.[0] && void upload(target.files[0])} />;
 * ```
 */
export function useUpload(target: UploadTarget): UseUploadResult {
  const { client } = usePinfold();
  const { reportElsewhere, messageFor } = useFormRefusal();
  const [state, setState] = useState(choosing);
  const current = useRef<AbortController>(undefined);
  const { purpose } = target;
  const category = target.purpose === 'photo' ? target.category : undefined;
  useEffect(() => () => current.current?.abort(), []);

  const upload = async (file: Blob, crop?: PictureCrop, background?: PictureBackground) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    const refuse = (fault: PictureFault | undefined, error?: ApiError) =>
      show({ step: 'refused', file, fault, error });
    show({ step: 'uploading', file });
    try {
      const { fault } = await checkPicture(file, purpose);
      if (fault) {
        refuse(fault);
        return undefined;
      }
      const content = await base64Of(file);
      signal.throwIfAborted();
      const choice = { ...(crop && { crop }), ...(background && { background }) };
      const sent = await send(client, category, { content, ...choice }, signal);
      show({ step: 'done', file, upload: sent });
      return signal.aborted ? undefined : sent;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ApiError) {
        refuse(undefined, error);
        reportElsewhere(error);
        return undefined;
      }
      // The file was moved or changed since it was chosen.
      refuse('unreadable');
      return undefined;
    }
  };
  const reset = useCallback(() => {
    current.current?.abort();
    setState(choosing);
  }, []);
  const error = state.step === 'refused' ? state.error : undefined;
  return { state, message: messageFor(error ?? null), upload, reset };
}

function send(
  client: PinfoldClient,
  category: PhotoCategory | undefined,
  picture: { content: string; crop?: PictureCrop; background?: PictureBackground },
  signal: AbortSignal,
): Promise<Upload> {
  return category === undefined
    ? unwrapResponse(client.api.POST('/local-posts/uploads/', { body: picture, signal }))
    : unwrapResponse(client.api.POST('/media/uploads/', { body: { category, ...picture }, signal }));
}

/** Reads a file as base64, off the main thread. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}
