import { type FlagLabels, opinionFlags } from '../../../opinions/ui/filters/opinion-flags.ts';

const { reply, ...others } = opinionFlags;

/** The flags in the order of their chips. */
export const reviewFlags = {
  reply,
  comment: ['reviews.filter.comment_yes', 'reviews.filter.comment_no', 'reviews.filter.comment'],
  is_accurate: ['reviews.filter.is_accurate', 'reviews.filter.is_accurate_no', 'reviews.filter.relevance'],
  ...others,
} as const satisfies Readonly<Record<string, FlagLabels>>;

/** The flags in the order of the panel. */
export const reviewPanelFlags: readonly (keyof typeof reviewFlags)[] = [
  'reply',
  'comment',
  'has_note',
  'only_updated',
  'deleted',
  'is_accurate',
  'is_written_by_ai',
];
