import type { TranslationKey } from '../../../../i18n/namespaces.ts';

/** What yes and no are called, and the label of the input; without it, the flag has only a chip. */
export type FlagLabels = readonly [yes: TranslationKey, no: TranslationKey, label?: TranslationKey];

/** The name of a yes-or-no filter. */
export type FlagName =
  | 'reply'
  | 'comment'
  | 'has_note'
  | 'deleted'
  | 'only_updated'
  | 'only_created'
  | 'is_accurate'
  | 'is_written_by_ai'
  | 'is_processing'
  | 'has_tags';

/** The flags in the order of their chips. */
export const flags: Readonly<Record<FlagName, FlagLabels>> = {
  reply: ['reviews.filter.reply_yes', 'reviews.filter.reply_no', 'reviews.filter.reply'],
  comment: ['reviews.filter.comment_yes', 'reviews.filter.comment_no', 'reviews.filter.comment'],
  has_note: ['reviews.filter.has_note', 'reviews.filter.has_note_no', 'reviews.note.short'],
  deleted: ['reviews.filter.deleted', 'reviews.filter.deleted_no', 'reviews.filter.deleted_label'],
  only_updated: ['reviews.filter.only_updated', 'reviews.filter.only_created', 'reviews.filter.edited'],
  only_created: ['reviews.filter.only_created', 'reviews.filter.only_updated'],
  is_accurate: ['reviews.filter.is_accurate', 'reviews.filter.is_accurate_no', 'reviews.filter.relevance'],
  is_written_by_ai: [
    'reviews.filter.is_written_by_ai',
    'reviews.filter.is_written_by_ai_no',
    'reviews.filter.authorship',
  ],
  is_processing: ['reviews.filter.is_processing', 'reviews.filter.is_processing_no'],
  has_tags: ['reviews.filter.has_tags', 'reviews.filter.has_tags_no', 'reviews.filter.has_tags_label'],
};

/** The flags in the order of the panel. */
export const panelFlags: readonly FlagName[] = [
  'reply',
  'comment',
  'has_note',
  'only_updated',
  'deleted',
  'is_accurate',
  'is_written_by_ai',
];
