import {
  type FlagLabels,
  type OpinionFlagName,
  opinionFlags,
} from '../../../opinions/ui/filters/opinion-flags.ts';

/** The name of a yes-or-no filter of reviews. */
export type ReviewFlagName = OpinionFlagName | 'comment' | 'has_media' | 'is_accurate';

const { reply, has_note, deleted, ...others } = opinionFlags;

/** The flags in the order of their chips. */
export const reviewFlags: Readonly<Record<ReviewFlagName, FlagLabels>> = {
  reply,
  comment: ['reviews.filter.comment_yes', 'reviews.filter.comment_no', 'reviews.filter.comment'],
  has_media: ['reviews.filter.has_media', 'reviews.filter.has_media_no', 'reviews.filter.has_media_label'],
  has_note,
  deleted,
  is_accurate: ['reviews.filter.is_accurate', 'reviews.filter.is_accurate_no', 'reviews.filter.relevance'],
  ...others,
};

/** The flags in the order of the panel. */
export const reviewPanelFlags: readonly ReviewFlagName[] = [
  'reply',
  'comment',
  'has_media',
  'has_note',
  'only_updated',
  'deleted',
  'is_accurate',
  'is_written_by_ai',
];
