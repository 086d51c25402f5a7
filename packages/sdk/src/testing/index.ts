export {
  createTestClient,
  type TestCall,
  type TestClient,
  type TestClientOptions,
  type TestFailure,
  type TestServer,
} from './create-test-client.ts';
export type { TestData, TestDataOptions } from './test-data.ts';
export type { TestOperationId } from './test-operations.ts';
export type { TestDecision } from './test-reviews-api.ts';
export { testReview, testReviews } from './review-fixtures.ts';
export { testMember } from './team-fixtures.ts';
