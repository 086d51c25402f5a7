import type { Review } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import type { OpenedFile } from '../../opinions/export/define-opinion-export.ts';
import {
  type ExportCells,
  opinionCells,
  type OpinionColumn,
  type OpinionExportTexts,
  type OpinionWords,
} from '../../opinions/export/opinion-export-columns.ts';

interface ExportedReview extends Review {
  storeCode: string;
}

type ReviewExportColumn =
  | OpinionColumn
  | 'location'
  | 'address'
  | 'city'
  | 'store_code'
  | 'rating'
  | 'comment'
  | 'author'
  | 'link';

/** The columns of a file of reviews. */
export function reviewExportCells({
  services,
  companyId,
  language,
  timezone,
}: OpenedFile): ExportCells<ExportedReview, ReviewExportColumn> {
  const texts = reviewExportTexts(language);
  return {
    location: ({ location }) => location.name,
    address: ({ location }) => location.address,
    city: ({ location }) => location.city,
    store_code: ({ storeCode }) => storeCode,
    rating: ({ rating }) => rating,
    comment: ({ comment }) => comment,
    author: ({ author }) => (author.is_anonymous ? texts.anonymous : author.name),
    ...opinionCells(texts, timezone),
    link: ({ id }) => panelUrl(services, `/reviews/list?review=${id}&company=${companyId}`),
  };
}

interface ReviewExportTexts extends OpinionExportTexts<ReviewExportColumn>, OpinionWords {
  anonymous: string;
}

export function reviewExportTexts(language: Language): ReviewExportTexts {
  return labels(language, 'review_export');
}
