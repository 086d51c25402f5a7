import type { AppStore } from '@pinfold/contract/app-stores';
import type { AppReview } from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import type { OpenedFile } from '../../opinions/export/define-opinion-export.ts';
import {
  type ExportCells,
  opinionCells,
  type OpinionColumn,
  type OpinionExportTexts,
} from '../../opinions/export/opinion-export-columns.ts';

type AppReviewExportColumn =
  | OpinionColumn
  | 'app'
  | 'store'
  | 'country'
  | 'language'
  | 'version'
  | 'rating'
  | 'title'
  | 'comment'
  | 'author'
  | 'link';

/** The columns of a file of reviews of apps; countries and languages are codes, as the stores tell them. */
export function appReviewExportCells({
  services,
  companyId,
  language: readers,
  timezone,
}: OpenedFile): ExportCells<AppReview, AppReviewExportColumn> {
  const { stores } = appReviewExportTexts(readers);
  return {
    app: ({ app }) => app.name,
    store: ({ store }) => stores[store],
    country: ({ territory }) => territory,
    language: ({ language }) => language,
    version: ({ app_version }) => app_version,
    rating: ({ rating }) => rating,
    title: ({ title }) => title,
    comment: ({ comment }) => comment,
    author: ({ author }) => author.name,
    ...opinionCells(labels(readers, 'review_export'), timezone),
    link: ({ id }) => panelUrl(services, `/app-reviews/reviews?review=${id}&company=${companyId}`),
  };
}

interface AppReviewExportTexts extends OpinionExportTexts<AppReviewExportColumn> {
  stores: Record<AppStore, string>;
}

/** What any file of reviews says stands in the texts of those on maps. */
export function appReviewExportTexts(language: Language): AppReviewExportTexts {
  const { columns, ...texts } = labels(language, 'app_review_export');
  return { ...texts, columns: { ...labels(language, 'review_export').columns, ...columns } };
}
