import type { BoosterChannel } from '@pinfold/contract/features/review-booster/booster-form';
import type { BoosterReview } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';
import type { OpenedFile } from '../../opinions/export/define-opinion-export.ts';
import {
  type ExportCells,
  opinionCells,
  type OpinionColumn,
  type OpinionExportTexts,
} from '../../opinions/export/opinion-export-columns.ts';

type BoosterExportColumn =
  | Exclude<OpinionColumn, 'updated_at' | 'deleted'>
  | 'form'
  | 'location'
  | 'channel'
  | 'language'
  | 'rating'
  | 'comment'
  | 'contact'
  | 'is_verified'
  | 'is_erased';

/** The columns of a file of answers to forms. Contacts stand in it as on the screen, and not once they are erased. */
export function boosterExportCells({
  language: readers,
  timezone,
}: OpenedFile): ExportCells<BoosterReview, BoosterExportColumn> {
  const { channels } = boosterExportTexts(readers);
  const words = labels(readers, 'review_export');
  const { updated_at: _updatedAt, deleted: _deleted, ...cells } = opinionCells(words, timezone);
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  return {
    form: ({ form }) => form.name,
    location: ({ facility }) => facility.name,
    channel: ({ channel }) => channels[channel],
    language: ({ language }) => language,
    rating: ({ rating }) => rating,
    comment: ({ comment }) => comment,
    contact: ({ contact }) => contact,
    ...cells,
    is_verified: ({ is_verified }) => yesOrNo(is_verified),
    is_erased: ({ is_erased }) => yesOrNo(is_erased),
  };
}

interface BoosterExportTexts extends OpinionExportTexts<BoosterExportColumn> {
  channels: Record<BoosterChannel, string>;
}

/** What any file of opinions says stands in the texts of those on maps. */
export function boosterExportTexts(language: Language): BoosterExportTexts {
  const { columns, ...texts } = labels(language, 'booster_export');
  return { ...texts, columns: { ...labels(language, 'review_export').columns, ...columns } };
}
