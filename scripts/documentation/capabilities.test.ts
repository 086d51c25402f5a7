import { expect, it } from 'vitest';
import { capabilityAreas } from './capabilities.ts';
import { capabilitiesPage, readProofs } from './capabilities-page.ts';

const known = new Set(capabilityAreas.flatMap(({ rows }) => Object.keys(rows)));

it('every capability that a test cites is one of the list', () => {
  const areas = new Set([...known].map((id) => id.split('-')[0]));
  const cited = [...readProofs().keys()].filter((id) => areas.has(id.split('-')[0]));
  expect(cited.length).toBeGreaterThan(80);
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});

it('the page lists the tests of a capability by file, and says where there is none', () => {
  const page = capabilitiesPage(
    new Map([
      [
        'RV-01',
        [
          { file: 'inbox.test.ts', title: 'filters by stars' },
          { file: 'inbox.test.ts', title: 'pages by ten' },
        ],
      ],
    ]),
  );
  expect(page).toContain('- `inbox.test.ts`\n  - filters by stars\n  - pages by ten');
  expect(page).toContain('Not there yet: no test proves it.');
});
