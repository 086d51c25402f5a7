import type { Language } from '@pinfold/contract/languages';
import { TestProblem, type TestAnswers } from '../answers.ts';

/** Public holidays of some countries in 2026 and 2027, as the API was recorded to return them. */
export function holidayAnswers(): TestAnswers {
  return {
    listPublicHolidays: async ({ query, headers }) => {
      const from = query.get('from');
      const to = query.get('to');
      if (!from || !to) throw new TestProblem('invalid_request');
      const language = languageOf(headers);
      const recorded = await import('./recorded-holidays.json', { with: { type: 'json' } });
      const known: HolidayRecord = recorded.default;
      const days = known[query.get('country') ?? ''] ?? [];
      return {
        results: days
          .filter(({ date }) => from <= date && date <= to)
          .map(({ date, name, substitute }) => ({ date, name: name[language], substitute })),
      };
    },
  };
}

type HolidayRecord = Readonly<
  Record<string, readonly { date: string; substitute: boolean; name: Record<Language, string> }[]>
>;

function languageOf(headers: Headers): Language {
  const requested = headers.get('Accept-Language')?.slice(0, 2);
  return requested === 'en' || requested === 'es' ? requested : 'pl';
}
