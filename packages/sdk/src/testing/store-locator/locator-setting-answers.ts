import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { Schemas } from '../../client/schema.ts';
import { nextId } from '../company/next-id.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { locationsInScope } from './locations-in-scope.ts';
import { testLocatorSettings } from './store-locator-fixtures.ts';

type Changes = Partial<Schemas['LocatorSettings']> & { version: number };

/** How the locator is set up, its pictures, and what visitors could filter by. */
export function locatorSettingAnswers(data: TestData): TestAnswers {
  const locator = data.storeLocator;
  const answerSettings = () => {
    if (!data.company.enabled_store_locator) throw new TestProblem('locator_disabled');
    return Response.json({ ...locator.settings, locations_count: locationsInScope(data).length });
  };
  return {
    getLocator: () => answerSettings(),
    updateLocator: ({ body }) => {
      const { version, ...changes } = body as Changes;
      refuse(data, version, changes);
      locator.settings = testLocatorSettings({
        ...locator.settings,
        ...changes,
        version: version + 1,
        published_at: new Date().toISOString(),
      });
      return answerSettings();
    },
    createLocatorImage: ({ body }) => {
      const { content } = body as { content: string };
      if (content === '') throw new TestProblem('image_invalid');
      const image = {
        id: nextId(locator.images),
        url: `data:image/png;base64,${content}`,
        width: 160,
        height: 160,
      };
      locator.images.push(image);
      return Response.json(image, { status: 201 });
    },
    listLocatorFilters: () => {
      const counts = new Map<string, number>();
      for (const { labels } of locationsInScope(data))
        for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
      const labels = [...counts].map(([key, count]) => ({ kind: 'label', key, label: key, count }));
      return Response.json({ results: [...labels, ...otherFilters] });
    },
  };
}

const otherFilters: Schemas['LocatorFilterOffer'][] = [
  { kind: 'attribute', key: 'has_wheelchair_accessible_entrance', label: 'Wejście bez barier', count: 5 },
  { kind: 'attribute', key: 'has_outdoor_seating', label: 'Stoliki na zewnątrz', count: 4 },
  { kind: 'category', key: 'gcid:cafe', label: 'Kawiarnia', count: 7 },
];

function refuse(data: TestData, version: number, changes: Omit<Changes, 'version'>): void {
  const { settings, takenNames } = data.storeLocator;
  if (version !== settings.version) throw new TestProblem('locator_changed');
  const { name, scope } = changes;
  if (name !== undefined && !isLocatorName(name)) throw new TestProblem('locator_name_invalid');
  if (name !== undefined && takenNames.includes(name)) throw new TestProblem('locator_name_taken');
  if (scope?.facilities.some((id) => !data.locations.some((one) => one.id === id)))
    throw new TestProblem('facility_unknown');
  if (scope?.groups.some((id) => !data.groups.some((one) => one.id === id)))
    throw new TestProblem('group_unknown');
}
