import { keywordScope, normalizeKeyword, searchOperatorOf } from '@pinfold/contract/features/company/keyword';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations, seesAllLocations } from '../require-all-locations.ts';
import { hasText, listAnswer, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { nextId } from './next-id.ts';
import { spendTestLimit } from './plan-answers.ts';

/** What the company wants to be found by on maps. */
export function keywordAnswers(data: TestData): TestAnswers {
  const { presence } = data;
  return {
    listKeywords: ({ query }) => {
      const scope = query.get('scope');
      const found = presence.keywords.filter(
        (one) => hasText(one.keyword, query.get('q')) && (!scope || one.scope === scope),
      );
      return listAnswer(
        found.map((one) => ({
          ...one,
          concerns_other_locations:
            one.concerns_other_locations || (one.scope === 'company' && !seesAllLocations(data)),
        })),
        query,
        50,
      );
    },
    createKeywords: ({ body }) => {
      const { keywords, ...named } = body as Schemas['NewKeywords'];
      const scope = keywordScope(named);
      if (!scope) throw new TestProblem('scope_incomplete');
      if (scope.scope === 'company') requireAllLocations(data);
      if (keywords.some(searchOperatorOf)) throw new TestProblem('keyword_operator');
      const fresh = [...new Set(keywords.map(normalizeKeyword))].filter(
        (keyword) =>
          !presence.keywords.some(
            (one) => one.keyword === keyword && one.group === scope.group && one.facility === scope.facility,
          ),
      );
      spendTestLimit(data, 'max_maps_keywords', fresh.length);
      const first = nextId(presence.keywords);
      const added = fresh.map((keyword, at) => ({
        id: first + at,
        keyword,
        ...scope,
        scope_name: nameOf(data, scope),
        concerns_other_locations: false,
        created_at: new Date().toISOString(),
      }));
      presence.keywords = [...added, ...presence.keywords];
      return Response.json({ count: added.length, results: added }, { status: 201 });
    },
    deleteKeyword: ({ id }) => {
      const found = required(presence.keywords.find((keyword) => keyword.id === id));
      if (found.scope === 'company') requireAllLocations(data);
      presence.keywords = presence.keywords.filter((keyword) => keyword !== found);
      return noContent();
    },
  };
}

function nameOf(data: TestData, { group, facility }: { group: number | null; facility: number | null }) {
  if (group !== null) return required(data.groups.find(({ id }) => id === group)).name;
  if (facility === null) return '';
  const { name, formatted_address } = required(data.locations.find(({ id }) => id === facility));
  return `${name}, ${formatted_address}`;
}

function required<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new TestProblem('not_found');
  return row;
}
