import type { TranslationKey } from '../../../../i18n/namespaces.ts';

/** The name of such a filter. */
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

/** Filters that are yes, no, or not asked, with what both answers are called. */
const flags: Readonly<Record<FlagName, readonly [yes: TranslationKey, no: TranslationKey]>> = {
  reply: ['reviews.filter.reply_yes', 'reviews.filter.reply_no'],
  comment: ['reviews.filter.comment_yes', 'reviews.filter.comment_no'],
  has_note: ['reviews.filter.has_note', 'reviews.filter.has_note_no'],
  deleted: ['reviews.filter.deleted', 'reviews.filter.deleted_no'],
  only_updated: ['reviews.filter.only_updated', 'reviews.filter.only_created'],
  only_created: ['reviews.filter.only_created', 'reviews.filter.only_updated'],
  is_accurate: ['reviews.filter.is_accurate', 'reviews.filter.is_accurate_no'],
  is_written_by_ai: ['reviews.filter.is_written_by_ai', 'reviews.filter.is_written_by_ai_no'],
  is_processing: ['reviews.filter.is_processing', 'reviews.filter.is_processing_no'],
  has_tags: ['reviews.filter.has_tags', 'reviews.filter.has_tags_no'],
};

export const flagNames = Object.keys(flags) as FlagName[];

/** What a flag's answer is called. */
export function flagLabel(name: FlagName, value: boolean): TranslationKey {
  return flags[name][value ? 0 : 1];
}
