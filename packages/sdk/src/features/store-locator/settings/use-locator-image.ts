import { type LocatorImageKind, locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useState } from 'react';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import type { LocatorImage } from './locator-settings.ts';

/** What `useLocatorImage` returns. */
export interface UseLocatorImageResult {
  upload: (file: File, onBrought: (image: LocatorImage) => void) => void;
  isUploading: boolean;
  /** Why the file cannot be used. */
  message: string | undefined;
}

/**
 * Uploads an image for the store locator: PNG, JPEG, WebP or SVG of at most 2 MB.
 *
 * @throws Error outside a `PinfoldProvider`. Why a file was refused is in `message`.
 * @example
 * ```tsx
 * const { upload, message } = useLocatorImage('logo');
 * return <input type="file" onChange={({ target }) => target.files?.[0] && upload(target.files[0], setLogo)} />;
 * ```
 */
export function useLocatorImage(kind: LocatorImageKind): UseLocatorImageResult {
  const { client, translate } = usePinfold();
  const { reportElsewhere, messageFor } = useFormRefusal();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (file: File): Promise<LocatorImage> => {
      const content = await base64Of(file);
      const image = await unwrapResponse(
        client.api.POST('/store-locator/images/', { body: { kind, content } }),
      );
      if (!image) throw new Error('An upload of a picture has an answer.');
      return image;
    },
    onError: reportElsewhere,
  });
  return {
    upload: (file: File, onBrought: (image: LocatorImage) => void) => {
      upload.reset();
      const isLarge = file.size > locatorLimits.imageBytes;
      setTooLarge(isLarge);
      if (!isLarge) upload.mutate(file, { onSuccess: onBrought });
    },
    isUploading: upload.isPending,
    message: isTooLarge ? translate('store_locator.image.too_large') : messageFor(upload.error),
  };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces, because a call takes only so many arguments.
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(text);
}
