import type { TranslationKey } from '../../../../i18n/namespaces.ts';

/** What yes and no are called, and the label of the input; without it, the flag has only a chip. */
export type FlagLabels = readonly [yes: TranslationKey, no: TranslationKey, label?: TranslationKey];

/** The name of a yes-or-no filter that every inbox has. */
export type OpinionFlagName =
  | 'reply'
  | 'has_note'
  | 'deleted'
  | 'only_updated'
  | 'only_created'
  | 'is_written_by_ai'
  | 'is_processing'
  | 'has_tags';

/** These flags in the order of their chips. */
export const opinionFlags: Readonly<Record<OpinionFlagName, FlagLabels>> = {
  reply: ['reviews.filter.reply_yes', 'reviews.filter.reply_no', 'reviews.filter.reply'],
  has_note: ['reviews.filter.has_note', 'reviews.filter.has_note_no', 'reviews.note.short'],
  deleted: ['reviews.filter.deleted', 'reviews.filter.deleted_no', 'reviews.filter.deleted_label'],
  only_updated: ['reviews.filter.only_updated', 'reviews.filter.only_created', 'reviews.filter.edited'],
  only_created: ['reviews.filter.only_created', 'reviews.filter.only_updated'],
  is_written_by_ai: [
    'reviews.filter.is_written_by_ai',
    'reviews.filter.is_written_by_ai_no',
    'reviews.filter.authorship',
  ],
  is_processing: ['reviews.filter.is_processing', 'reviews.filter.is_processing_no'],
  has_tags: ['reviews.filter.has_tags', 'reviews.filter.has_tags_no', 'reviews.filter.has_tags_label'],
};

/** The flags that a panel asks for, in its order. */
export const opinionPanelFlags: readonly OpinionFlagName[] = [
  'reply',
  'has_note',
  'only_updated',
  'deleted',
  'is_written_by_ai',
];
