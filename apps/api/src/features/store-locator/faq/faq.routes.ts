import {
  createLocatorQuestion,
  deleteLocatorQuestion,
  listLocatorQuestions,
  orderLocatorQuestions,
  updateLocatorQuestion,
} from '@pinfold/contract/features/store-locator/locator-faq.endpoints';
import type { Api } from '../../../http/mount.ts';
import { mountForOwners } from '../mount-for-owners.routes.ts';
import { addQuestion, changeQuestion, orderQuestions, removeQuestion } from './change-questions.service.ts';
import { questionsOf, requireSeen, toQuestion } from './questions.queries.ts';

/** The order before whatever takes an id. */
export function mountLocatorFaq(api: Api): void {
  const { queries } = api.services.database;
  mountForOwners(api, listLocatorQuestions, async ({ member, query: { facility = null } }) => {
    await requireSeen(queries, member, facility, 'query.facility');
    return { results: (await questionsOf(queries, member.companyId, facility)).map(toQuestion) };
  });
  mountForOwners(api, orderLocatorQuestions, ({ services, member, body }) =>
    orderQuestions(services, member, body),
  );
  mountForOwners(api, createLocatorQuestion, ({ services, member, body }) =>
    addQuestion(services, member, body),
  );
  mountForOwners(api, updateLocatorQuestion, ({ services, member, params, body }) =>
    changeQuestion(services, member, params.id, body),
  );
  mountForOwners(api, deleteLocatorQuestion, ({ services, member, params }) =>
    removeQuestion(services, member, params.id),
  );
}
