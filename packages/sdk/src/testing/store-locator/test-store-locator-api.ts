import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { listingLocatorAnswers } from './listing-locator-answers.ts';
import { locatorQuestionAnswers } from './locator-question-answers.ts';
import { locatorSettingAnswers } from './locator-setting-answers.ts';
import { publicLocatorAnswers } from './public-locator-answers.ts';

/** The store locator in the in-memory API. */
export function createTestStoreLocatorApi(data: TestData): TestAnswers {
  return {
    ...locatorSettingAnswers(data),
    ...locatorQuestionAnswers(data),
    ...listingLocatorAnswers(data),
    ...publicLocatorAnswers(data),
  };
}
