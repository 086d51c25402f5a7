import type { Review, ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { NoteStore } from '../opinions/note.service.ts';
import type { OpinionInbox } from '../opinions/opinion-channel.ts';
import { reviewChannel } from './review-channel.ts';
import { reviewFilter } from './review-filter.ts';
import { reviewNoteStore } from './review-notes.ts';
import { requireReview } from './reviews.queries.ts';

/** Reviews of locations, as a team works on them. */
export const reviewInbox: OpinionInbox<Review, ReviewSearch> & { notes: NoteStore } = {
  channel: reviewChannel,
  filter: reviewFilter,
  require: requireReview,
  notes: reviewNoteStore,
};
