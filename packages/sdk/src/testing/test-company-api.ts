import type { Schemas } from '../client/schema.ts';
import type { CompanyOperation } from './company-operations.ts';
import { hasText, listAnswer, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** The company of the in-memory API: what each call reads and changes. */
export function createTestCompanyApi(data: TestData): TestAnswers<CompanyOperation> {
  return {
    listCompanies: ({ query }) =>
      listAnswer(
        data.companies.filter(({ name }) => hasText(name, query.get('name'))),
        query,
        100,
      ),
    getCurrentCompany: () => Response.json(data.company),
    updateCompany: ({ body }) => {
      const { wizard_completed, ...change } = body as Schemas['CompanyChange'];
      const timezone = change.timezone ?? data.company.timezone;
      if (!testTimezones.some(({ name }) => name === timezone)) throw new TestProblem('timezone_unknown');
      data.profile = { ...data.profile, ...change, ...(wizard_completed && { wizard_completed }) };
      data.company = { ...data.company, name: data.profile.name, timezone };
      return Response.json(data.profile);
    },
    listTimezones: () => Response.json({ results: testTimezones }),
  };
}

const testTimezones: readonly Schemas['Timezone'][] = [
  { name: 'America/New_York', offset_minutes: -300 },
  { name: 'Europe/London', offset_minutes: 0 },
  { name: 'Europe/Madrid', offset_minutes: 60 },
  { name: 'Europe/Warsaw', offset_minutes: 60 },
  { name: 'Asia/Tokyo', offset_minutes: 540 },
];
