import { bulkReplies, bulkReplyItems, reviewNotes } from '../../features/reviews/reviews.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of locations and their reviews for sample requests. */
export interface LocationRows {
  locationId: number;
  /** Has a rejected reply and a note. */
  reviewId: number;
  bulkReplyId: number;
  /** A category that no review is in. */
  tagId: number;
  /** A group of the first location, which nothing refers to. */
  groupId: number;
}

/** A review of each location with a rejected bulk reply, and a bulk reply to the second alone. */
export async function makeLocationRows(
  api: TestApi,
  place: SampleMember,
): Promise<LocationRows & { reviewIds: [number, number] }> {
  const [first, second] = place.locationIds;
  const reviewIds: [number, number] = [
    await makeReview(api, place, first, ''),
    await makeReview(api, place, second, planted),
  ];
  const tagId = await api.make.tag(place.companyId, 'kawa');
  const bulkReplyId = await makeBatch(api, place, reviewIds, 'Dziękujemy', 1);
  await makeBatch(api, place, reviewIds.slice(1), `Dziękujemy ${planted}`, 2);
  const groupId = await api.make.group(place.companyId, 'Z ogródkiem', [first]);
  return { reviewIds, groupId, locationId: first, reviewId: reviewIds[0], bulkReplyId, tagId };
}

async function makeReview(
  { make, services }: TestApi,
  { companyId, userId }: SampleMember,
  locationId: number,
  word: string,
): Promise<number> {
  const reviewId = await make.review(companyId, locationId, {
    comment: `Bardzo dobra kawa ${word}`,
    authorName: `Anna ${word}`,
    replyStatus: 'rejected',
    replyComment: `Dziękujemy za opinię ${word}`,
    replyProblem: 'repetitive',
    replyVersion: 1,
    hasNote: true,
  });
  const note = { companyId, reviewId, text: `Notatka ${word}`, authorId: userId, updatedAt: services.now() };
  await services.database.queries.insert(reviewNotes).values(note);
  return reviewId;
}

async function makeBatch(
  { services }: TestApi,
  { companyId, userId }: SampleMember,
  reviewIds: number[],
  replyComment: string,
  replyVersion: number,
): Promise<number> {
  const { queries } = services.database;
  const createdAt = services.now();
  const [batch] = await queries
    .insert(bulkReplies)
    .values({ companyId, authorId: userId, replyComment, createdAt, lastSendAt: createdAt })
    .returning({ id: bulkReplies.id });
  const bulkReplyId = batch?.id ?? 0;
  const item = { companyId, bulkReplyId, replyVersion, status: 'rejected' as const };
  await queries.insert(bulkReplyItems).values(reviewIds.map((reviewId) => ({ ...item, reviewId })));
  return bulkReplyId;
}

export function locationSamples({
  locationId,
  groupId,
  reviewId,
  bulkReplyId,
}: LocationRows): Record<string, RawRequest> {
  const ofGroup = { params: { id: groupId } };
  const ofReview = { params: { id: reviewId } };
  return {
    listLocations: {},
    listCities: {},
    listGroups: {},
    listLabels: {},
    listGroupLocations: { query: { ids: String(groupId) } },
    createGroup: { body: { name: 'Przy dworcu', facilities_ids: [locationId] } },
    updateGroup: { ...ofGroup, body: { name: 'Stare Miasto' } },
    deleteGroup: ofGroup,
    importGroup: { ...ofGroup, body: { store_codes: ['LIP-KRK-01'] } },
    searchReviews: { body: {} },
    getReviewStats: {},
    listReviewTags: {},
    listBulkReplies: {},
    listBulkReplyProblems: { params: { id: bulkReplyId } },
    bulkReply: { body: { ids: [reviewId], reply_comment: 'Dziękujemy!' } },
    getReview: ofReview,
    refreshReviewMedia: ofReview,
    replyToReview: { ...ofReview, body: { reply_comment: 'Dziękujemy!' } },
    deleteReply: ofReview,
    createNote: { ...ofReview, body: { text: 'Stały gość' } },
    updateNote: { ...ofReview, body: { text: 'Stały gość' } },
    deleteNote: ofReview,
    streamEvents: {},
  };
}
