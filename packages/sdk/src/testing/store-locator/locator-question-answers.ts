import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations } from '../require-all-locations.ts';
import { nextId } from '../company/next-id.ts';
import { noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';

type Question = Schemas['LocatorQuestion'];
/** Questions for all locations, or of one, in their order. */
export function locatorQuestionAnswers(data: TestData): TestAnswers {
  const locator = data.storeLocator;
  const ofFacility = (facility: number | null) =>
    locator.questions.filter((one) => one.facility === facility).toSorted((a, b) => a.order - b.order);
  const find = (id: number): Question => {
    const question = locator.questions.find((one) => one.id === id);
    if (!question) throw new TestProblem('not_found');
    return question;
  };
  const requireOwn = (facility: number | null) => {
    if (facility === null) requireAllLocations(data);
  };
  const reorder = (questions: readonly Question[]) =>
    questions.forEach((question, order) => void (question.order = order));
  return {
    listLocatorQuestions: ({ query }) => {
      const facility = query.get('facility');
      return Response.json({ results: ofFacility(facility === null ? null : Number(facility)) });
    },
    createLocatorQuestion: ({ body }) => {
      const made = body as Pick<Question, 'facility' | 'question' | 'answer'>;
      requireOwn(made.facility);
      const others = ofFacility(made.facility);
      if (others.length >= locatorLimits.questions) throw new TestProblem('too_many_questions');
      const question = { ...made, id: nextId(locator.questions), order: others.length };
      locator.questions.push(question);
      return Response.json(question, { status: 201 });
    },
    updateLocatorQuestion: ({ id, body }) => {
      const question = find(id);
      requireOwn(question.facility);
      return Response.json(Object.assign(question, body));
    },
    deleteLocatorQuestion: ({ id }) => {
      const { facility } = find(id);
      requireOwn(facility);
      locator.questions = locator.questions.filter((one) => one.id !== id);
      reorder(ofFacility(facility));
      return noContent();
    },
    orderLocatorQuestions: ({ body }) => {
      const { facility, ids } = body as { facility: number | null; ids: number[] };
      requireOwn(facility);
      const placeOf = ({ id }: Question) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      reorder(ofFacility(facility).toSorted((a, b) => placeOf(a) - placeOf(b)));
      return Response.json({ results: ofFacility(facility) });
    },
  };
}
