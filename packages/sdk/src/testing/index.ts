export {
  createTestClient,
  type TestCall,
  type TestClient,
  type TestClientOptions,
  type TestFailure,
  type TestServer,
} from './create-test-client.ts';
export type { TestSending } from './send-bulk-edit.ts';
export type { TestData, TestDataOptions } from './test-data.ts';
export type { TestCreationDecision } from './test-creation-api.ts';
export type { TestListingDecision } from './test-listing-api.ts';
export type { TestListingState } from './test-listing-state.ts';
export type { TestOperationId } from './operations.generated.ts';
export type { TestDecision } from './test-reviews-api.ts';
export type { TestAiReplies, TestDraftEnd } from './ai-replies/test-ai-replies.ts';
export { testAutoReplyRule, type TestAutoReplies } from './auto-replies/auto-reply-fixtures.ts';
export { testReview, testReviews } from './review-fixtures.ts';
export type { TestChangeDecision } from './external-changes/test-decisions.ts';
export { testExternalChange } from './external-changes/external-change-fixtures.ts';
export { testCompetitor } from './rankings/competitor-fixtures.ts';
export type { TestScanEnd } from './rankings/grid-answers.ts';
export { testRankGrid, testRankScan } from './rankings/scan-fixtures.ts';
export { testMember } from './team-fixtures.ts';
