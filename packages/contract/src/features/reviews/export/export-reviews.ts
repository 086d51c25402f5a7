import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { exportFileTypes } from '../../listings/export/file-types.ts';
import { FileExport } from '../../listings/export/export-locations.ts';
import { ReviewSearch } from '../search-reviews.ts';

export const exportReviews = defineEndpoint({
  id: 'exportReviews',
  method: 'post',
  path: '/reviews/export/',
  summary: 'Write all reviews that match to a file in the background; a link is mailed when it is done',
  access: { permission: 'view_reviews', module: 'reviews', demo: 'allowed', embed: 'never' },
  query: z.object({ file_type: z.enum(exportFileTypes).default('csv') }),
  body: z.object({ filters: ReviewSearch }).meta({ id: 'ReviewExport' }),
  response: FileExport,
  status: 202,
  problems: ['too_many_reviews', 'export_empty', 'too_busy'],
});
