import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directSandbox } from '../../testing/direct-sandbox.ts';
import type { Directed, Wire } from '../../testing/direct-sandbox.ts';
import { isSame } from './listing.ts';

type Step = (directed: Directed) => Promise<unknown>;

const patch =
  (fields: Record<string, unknown>): Step =>
  (directed) =>
    directed.google('PATCH', `/v1/locations/rynek?updateMask=${Object.keys(fields).join(',')}`, fields);

const title = fc.constantFrom('Kawiarnia Mała', 'Kawiarnia Mała!', 'Bar Wodny', 'Kawiarnia Duża');
const websiteUri = fc.constantFrom('https://a.example/', 'https://b.example/', 'https://mala.example/');
const step: fc.Arbitrary<Step> = fc.oneof(
  title.map((value) => patch({ title: value })),
  fc.tuple(title, websiteUri).map(([one, other]) => patch({ title: one, websiteUri: other })),
  fc.tuple(fc.constantFrom('google', 'visitor', 'manager'), fc.option(websiteUri), title).map(
    ([source, website, name]): Step =>
      (directed) =>
        directed.script('POST', '/listings/rynek/suggestions', {
          source,
          fields: website === null ? { title: name } : { websiteUri: website },
        }),
  ),
  fc.constantFrom('live', 'suspended', 'waiting').map(
    (state): Step =>
      (directed) =>
        directed.script('PUT', '/listings/rynek/state', { state }),
  ),
  fc.constantFrom('publish', 'refuse', 'verify').map(
    (verdict): Step =>
      (directed) =>
        directed.script('POST', '/publishing', { verdict }),
  ),
  fc.nat({ max: 10 }).map(
    (seconds): Step =>
      (directed) =>
        directed.advance(seconds + 1),
  ),
);

test('people see something else only where an edit waits or somebody else has changed it (BEY-02)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const directed = await directSandbox();
      for (const act of steps) {
        await act(directed);
        const { merchant, shown, edits, updates } = (await directed.script('GET', '/listings/rynek')).body;
        const differing = ['title', 'websiteUri'].filter(
          (field) => !isSame(merchant?.[field], shown?.[field]),
        );
        const reasons = [
          ...list(edits).flatMap(({ fields }) => list(fields).map(String)),
          ...list(updates).map(({ field }) => String(field)),
        ];
        expect(reasons.toSorted()).toEqual(differing.toSorted());
      }
    }),
    { numRuns: 25 },
  );
});

function list(value: Wire | undefined): Wire[] {
  return [...(value ?? [])];
}
