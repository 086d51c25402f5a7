import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, countWords } from '../collection.ts';
import { membersOf, summaryOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import { publicLocatorAnswers } from './public-locator.ts';
import { testListingLocator, testLocatorSettings } from './store-locator-fixtures.ts';

type Question = Schemas['LocatorQuestion'];

/** The store locator in the in-memory API: its settings, questions, what one location says, and what visitors see. */
export function storeLocatorAnswers(data: TestData): TestAnswers {
  return {
    ...settingAnswers(data),
    ...questionAnswers(data),
    ...listingLocatorAnswers(data),
    ...publicLocatorAnswers(data, () => data.locations.filter(({ id }) => isShown(data, id))),
  };
}

/** Whether the owner wants a location in the locator and has not hidden it. */
function isShown(data: TestData, id: number): boolean {
  return isInScope(data, id) && !data.storeLocator.listings.get(id)?.is_hidden;
}

function isInScope(data: TestData, id: number): boolean {
  const { all, facilities, groups } = data.storeLocator.settings.scope;
  return all || facilities.includes(id) || groups.some((group) => membersOf(data, group).has(id));
}

/** How the locator is set up, its pictures, and what visitors could filter by. */
function settingAnswers(data: TestData): TestAnswers {
  const locator = data.storeLocator;
  const images = collection(() => locator.images);
  const shown = () => data.locations.filter(({ id }) => isShown(data, id));
  const settings = () => {
    if (!data.company.enabled_store_locator) throw new TestProblem('locator_disabled');
    return { ...locator.settings, locations_count: shown().length };
  };
  return {
    getLocator: settings,
    updateLocator: ({ body: { version, ...changes } }) => {
      if (version !== locator.settings.version) throw new TestProblem('locator_changed');
      const { name, scope } = changes;
      if (name !== undefined && !isLocatorName(name)) throw new TestProblem('locator_name_invalid');
      if (name !== undefined && locator.takenNames.includes(name))
        throw new TestProblem('locator_name_taken');
      scope?.facilities.forEach(collection(() => data.locations, 'facility_unknown').find);
      scope?.groups.forEach(collection(() => data.groups, 'group_unknown').find);
      const published_at = new Date().toISOString();
      locator.settings = testLocatorSettings({
        ...locator.settings,
        ...changes,
        version: version + 1,
        published_at,
      });
      return settings();
    },
    createLocatorImage: ({ body: { content } }) => {
      if (content === '') throw new TestProblem('image_invalid');
      const url = `data:image/png;base64,${content}`;
      return images.append({ id: images.nextId(), url, width: 160, height: 160 });
    },
    listLocatorFilters: () => {
      const labels = countWords(shown().flatMap((location) => location.labels));
      return {
        results: [
          ...labels.map(([key, count]) => ({ kind: 'label' as const, key, label: key, count })),
          ...otherFilters,
        ],
      };
    },
  };
}

const otherFilters: Schemas['LocatorFilterOffer'][] = [
  { kind: 'attribute', key: 'has_wheelchair_accessible_entrance', label: 'Wejście bez barier', count: 5 },
  { kind: 'attribute', key: 'has_outdoor_seating', label: 'Stoliki na zewnątrz', count: 4 },
  { kind: 'category', key: 'gcid:cafe', label: 'Kawiarnia', count: 7 },
];

/** Questions for all locations, or of one, in their order. */
function questionAnswers(data: TestData): TestAnswers {
  const questions = collection(() => data.storeLocator.questions);
  const ofLocation = (facility: number | null) =>
    data.storeLocator.questions
      .filter((one) => one.facility === facility)
      .toSorted((a, b) => a.order - b.order);
  const requireOwn = (facility: number | null) => {
    if (facility === null) requireAllLocations(data);
  };
  const reorder = (ordered: readonly Question[]) =>
    ordered.forEach(({ id }, order) => questions.patch(id, { order }));
  return {
    listLocatorQuestions: ({ query }) => {
      const facility = query.get('facility');
      return { results: ofLocation(facility === null ? null : Number(facility)) };
    },
    createLocatorQuestion: ({ body }) => {
      requireOwn(body.facility);
      const order = ofLocation(body.facility).length;
      if (order >= locatorLimits.questions) throw new TestProblem('too_many_questions');
      return questions.append({ ...body, id: questions.nextId(), order });
    },
    updateLocatorQuestion: ({ id, body }) => {
      requireOwn(questions.find(id).facility);
      return questions.patch(id, body);
    },
    deleteLocatorQuestion: ({ id }) => {
      const { facility } = questions.find(id);
      requireOwn(facility);
      questions.remove(id);
      reorder(ofLocation(facility));
    },
    orderLocatorQuestions: ({ body: { facility, ids } }) => {
      requireOwn(facility);
      const placeOf = ({ id }: Question) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      reorder(ofLocation(facility).toSorted((a, b) => placeOf(a) - placeOf(b)));
      return { results: ofLocation(facility) };
    },
  };
}

/** What one location says in the locator. */
function listingLocatorAnswers(data: TestData): TestAnswers {
  const { listings } = data.storeLocator;
  const ownOf = (id: number) => listings.get(id) ?? testListingLocator();
  const shown = (id: number): Schemas['ListingLocator'] => {
    const facility = summaryOf(collection(() => data.locations).find(id));
    const { questions, settings } = data.storeLocator;
    return {
      ...ownOf(id),
      facility,
      is_in_scope: isInScope(data, id),
      questions_count: questions.filter((one) => one.facility === id).length,
      page:
        isShown(data, id) && settings.is_published ? `${settings.addresses.page}${id}-kawiarnia-lipa/` : null,
    };
  };
  return {
    getListingLocator: ({ id }) => shown(id),
    updateListingLocator: ({ id, body: { version, ...changes } }) => {
      if (shown(id).version !== version) throw new TestProblem('locator_changed');
      listings.set(id, { ...ownOf(id), ...changes, version: version + 1 });
      return shown(id);
    },
  };
}
