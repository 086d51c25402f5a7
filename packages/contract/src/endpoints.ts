import type { Endpoint } from './endpoint.ts';
import { getCurrentCompany } from './features/company/get-current-company.ts';
import { listCompanies } from './features/company/list-companies.ts';
import { listCities } from './features/listings/list-cities.ts';
import { listGroups } from './features/listings/list-groups.ts';
import { listLocations } from './features/listings/list-locations.ts';
import { bulkReply } from './features/reviews/bulk-reply.ts';
import { deleteReply } from './features/reviews/delete-reply.ts';
import { getReview } from './features/reviews/get-review.ts';
import { listBulkReplies } from './features/reviews/list-bulk-replies.ts';
import { listBulkReplyProblems } from './features/reviews/list-bulk-reply-problems.ts';
import { listReviewTags } from './features/reviews/list-review-tags.ts';
import { createNote, deleteNote, updateNote } from './features/reviews/notes.ts';
import { replyToReview } from './features/reviews/reply-to-review.ts';
import { getReviewStats } from './features/reviews/review-stats.ts';
import { searchReviews } from './features/reviews/search-reviews.ts';
import { getUser } from './features/session/get-user.ts';
import { login } from './features/session/login.ts';
import { logout } from './features/session/logout.ts';
import { updateUser } from './features/session/update-user.ts';
import { streamEvents } from './live/stream-events.ts';

/** Every call of the API. The mount, OpenAPI and the security tests all read this list. */
export const endpoints: readonly Endpoint[] = [
  login,
  logout,
  getUser,
  updateUser,
  listCompanies,
  getCurrentCompany,
  listLocations,
  listCities,
  listGroups,
  searchReviews,
  getReviewStats,
  listReviewTags,
  listBulkReplies,
  listBulkReplyProblems,
  bulkReply,
  getReview,
  replyToReview,
  deleteReply,
  createNote,
  updateNote,
  deleteNote,
  streamEvents,
] as const;
