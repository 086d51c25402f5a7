import { exportReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { exportReviewsOf } from './export-reviews.service.ts';

export function mountReviewExport(api: Api): void {
  mount(api, exportReviews, ({ services, member, query, body, language }) =>
    exportReviewsOf(services, member, { filters: body.filters, fileType: query.file_type, language }),
  );
}
