import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { bulkReplies, bulkReplyItems, reviewNotes } from '../features/reviews/reviews.table.ts';
import { hashToken } from '../features/session/token.ts';
import type { TestMember } from './factories.ts';
import type { SampleRows } from './sample-requests.ts';
import { openTestApi, type TestApi } from './start-test-api.ts';

export type SecurityWorld = Awaited<ReturnType<typeof securityWorld>>;

/** Two companies that must not see each other, with a row of every kind that an endpoint can name. */
export async function securityWorld() {
  const api = await openTestApi();
  const { member: owner, sampleRows: rows, reviewIds, locationIds } = await makeCompany(api);
  const { member: stranger } = await makeCompany(api);
  return {
    api,
    rows,
    reviewIds,
    locationIds,
    companyId: owner.companyId,
    owner,
    stranger,
    hashOfOwnerToken: hashToken(owner.token),
    expiredToken: await api.make.token(owner.userId, -1),
    makeCompany: () => makeCompany(api),
  };
}

async function makeCompany({ make, services }: TestApi) {
  const { queries } = services.database;
  const companyId = await make.company();
  const member: TestMember = await make.member(companyId, { type: memberTypes.owner });
  const locationIds = [await make.location(companyId), await make.location(companyId, { city: 'Łódź' })];
  const reviewIds: number[] = [];
  for (const locationId of locationIds) {
    const reviewId = await make.review(companyId, locationId, {
      replyStatus: 'rejected',
      replyComment: 'Dziękujemy za opinię',
      replyProblem: 'repetitive',
      replyVersion: 1,
      hasNote: true,
    });
    const note = { companyId, reviewId, text: 'Notatka', authorId: member.userId, updatedAt: services.now() };
    await queries.insert(reviewNotes).values(note);
    reviewIds.push(reviewId);
  }
  await make.group(companyId, 'Kraków', locationIds.slice(0, 1));
  await make.tag(companyId, 'kawa');
  const bulkReplyId = await makeBatch();
  const [reviewId = 0] = reviewIds;
  const sampleRows: SampleRows = { reviewId, bulkReplyId };
  return { member, sampleRows, reviewIds, locationIds };

  async function makeBatch(): Promise<number> {
    const createdAt = services.now();
    const [batch] = await queries
      .insert(bulkReplies)
      .values({
        companyId,
        authorId: member.userId,
        replyComment: 'Dziękujemy',
        createdAt,
        lastSendAt: createdAt,
      })
      .returning({ id: sql<number>`id::int4` });
    const id = batch?.id ?? 0;
    await queries.insert(bulkReplyItems).values(
      reviewIds.map((item) => ({
        companyId,
        bulkReplyId: id,
        reviewId: item,
        replyVersion: 1,
        status: 'rejected' as const,
      })),
    );
    return id;
  }
}
