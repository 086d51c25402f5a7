import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id } from '../../id.ts';
import { postWrites } from './local-posts.endpoints.ts';
import { pictureBackgrounds, pictureFindings, pictureLimits } from './picture.ts';

/** Part of the picture, in pixels as it is shown. */
const Crop = z
  .object({
    x: z.int().min(0),
    y: z.int().min(0),
    width: z.int().min(1),
    height: z.int().min(1),
  })
  .meta({ id: 'PictureCrop' });

export const pictureBody = {
  content: z
    .base64()
    .max(Math.ceil(pictureLimits.mostBytes / 3) * 4)
    .describe('JPEG or PNG of 10 KB to 10 MB.'),
  crop: Crop.optional().describe('Left out: the middle of the shape that it needs.'),
  background: z
    .enum(pictureBackgrounds)
    .optional()
    .describe('What transparent parts become, since it is stored as a JPEG. White when left out.'),
} as const;

/** A picture that waits to be used; after a day unused it is forgotten. */
export const Upload = z
  .object({
    id: Id,
    url: z.string().describe('For whoever asked, and for a day.'),
    width: z.int(),
    height: z.int(),
    size: z.int().describe('Bytes as it is stored: a JPEG without metadata.'),
    findings: z.array(z.enum(pictureFindings)),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof Upload>;

export const pictureProblems = ['image_invalid', 'payload_too_large', 'too_busy'] as const;

export const uploadPostPicture = defineEndpoint({
  id: 'uploadPostPicture',
  method: 'post',
  path: '/local-posts/uploads/',
  summary: 'Bring the picture of a post: it is cut to 4:3 and stored as a JPEG without metadata',
  access: postWrites,
  body: z.object(pictureBody).meta({ id: 'PostPictureUpload' }),
  response: Upload,
  status: 201,
  problems: pictureProblems,
});
