import {
  fileFault,
  pixelFault,
  pixelFindings,
  signatureOf,
} from '@pinfold/contract/features/publications/picture';
import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection } from '../collection.ts';
import type { TestData } from '../test-data.ts';

interface SentPicture {
  content: string;
  crop?: Schemas['PictureCrop'];
}

/** Uploads of the in-memory API: pictures are judged by the contract's rules and kept as they are. */
export function uploadAnswers(data: TestData): TestAnswers {
  const uploads = collection(() => data.publications.uploads, 'image_unknown');
  const upload = async (
    purpose: PicturePurpose,
    { content, crop }: SentPicture,
  ): Promise<Schemas['Upload']> => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const signature = signatureOf(bytes);
    const fault = fileFault(signature, bytes.length);
    if (fault || (signature !== 'image/jpeg' && signature !== 'image/png')) refuse(fault ?? 'not_a_picture');
    // On demand, since a page of jsdom has no decoder of text, which the library makes when it is loaded.
    const { pixelsOf } = await import('../../features/publications/picture-pixels.ts');
    const pixels = pixelsOf(bytes, signature) ?? refuse('unreadable');
    const pixelsFault = pixelFault(purpose, pixels);
    if (pixelsFault) refuse(pixelsFault);
    const { width, height } = crop ?? pixels;
    return uploads.put({
      id: uploads.nextId(),
      url: `data:${signature};base64,${content}`,
      width,
      height,
      size: bytes.length,
      findings: pixelFindings(purpose, { width, height }),
    });
  };
  return {
    uploadPostPicture: ({ body }) => upload('post', body),
    uploadPhoto: ({ body }) => upload('photo', body),
  };
}

function refuse(fault: string): never {
  throw new TestProblem('image_invalid', [{ path: 'body.content', message: fault }]);
}
