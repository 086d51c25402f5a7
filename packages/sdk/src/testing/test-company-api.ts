import { keywordAnswers } from './company/keyword-answers.ts';
import { planAnswers } from './company/plan-answers.ts';
import { profileAnswers } from './company/profile-answers.ts';
import { searchLocationAnswers } from './company/search-location-answers.ts';
import { ssoAnswers } from './company/sso-answers.ts';
import { websiteAnswers } from './company/website-answers.ts';
import { hasText, listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';

/** The company of the in-memory API: what each call reads and changes. */
export function createTestCompanyApi(data: TestData): TestAnswers {
  return {
    listCompanies: ({ query }) =>
      listAnswer(
        data.companies.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        100,
      ),
    getCurrentCompany: () => Response.json(data.company),
    ...profileAnswers(data),
    ...planAnswers(data),
    ...websiteAnswers(data),
    ...keywordAnswers(data),
    ...searchLocationAnswers(data),
    ...ssoAnswers(data),
  };
}
