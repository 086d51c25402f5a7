import { afterAll, afterEach, expect, test } from 'vitest';
import { plantInCopy } from '../plant-in-copy.ts';
import { importCheck } from './tool-checks.ts';

const copy = plantInCopy();
const { plant, read } = copy;
afterEach(copy.restore);
afterAll(copy.remove);

test('every rule of the house finds the import that breaks it', async () => {
  const broken: Record<string, [string, string]> = {
    'features-are-islands': [
      'apps/api/src/features/reviews/planted.ts',
      `import '../integrations/integrations.table.ts';`,
    ],
    'packages-by-their-names': [
      'packages/store-locator-widget/src/planted.ts',
      `import '../../store-locator/src/load-order.ts';`,
    ],
    'locator-knows-only-the-contract': ['packages/store-locator/src/planted.ts', `import '@pinfold/sdk';`],
    'contract-stands-alone': ['packages/contract/src/planted.ts', `import 'hono';`],
    'sdk-knows-only-the-contract': [
      'packages/sdk/src/planted-api.ts',
      `import '../../../apps/api/src/problem.ts';`,
    ],
    'sdk-never-reaches-zod': ['packages/sdk/src/planted-zod.ts', `import '@pinfold/contract/problem';`],
    'browsers-load-phone-numbers-late': [
      'packages/sdk/src/planted-phones.ts',
      `import '@pinfold/contract/features/listings/contact/phone-numbers';`,
    ],
    'patterns-know-no-feature': [
      'packages/sdk/src/patterns/planted.ts',
      `import '../features/reviews/review.ts';`,
    ],
    'kit-knows-no-pattern': ['packages/sdk/src/ui/planted.ts', `import '../patterns/screen.tsx';`],
    'headless-stays-headless': ['packages/sdk/src/query/planted.ts', `import '../ui/actions/button.tsx';`],
    'headless-entries-reach-no-styles': [
      'packages/sdk/src/headless/planted.ts',
      `import '../theme/theme-root.tsx';\nimport '../ui/actions/button.tsx';`,
    ],
    'panel-embeds-the-sdk': [
      'apps/panel/src/planted.ts',
      `import '../../../packages/contract/src/languages.ts';`,
    ],
    'panel-uses-public-entries': ['apps/panel/src/planted-inside.ts', `import '@pinfold/sdk/storybook';`],
    'only-routes-know-http': [
      'apps/api/src/features/reviews/planted.service.ts',
      `import { Hono } from 'hono';\nexport const planted = new Hono();`,
    ],
    'api-knows-no-front': ['apps/api/src/planted.ts', `import '@pinfold/sdk';`],
    'offers-know-no-answer': [
      'apps/api/src/features/review-booster/public-offer/planted.ts',
      `import '../pages/read-answer.ts';`,
    ],
    'offers-reach-no-answer': [
      'apps/api/src/features/review-booster/public-offer/planted-far.ts',
      `import '../forms/forms.service.ts';`,
    ],
    'sandbox-only-at-the-root': ['apps/api/src/jobs/planted.ts', `import '@pinfold/sandbox';`],
    'sandbox-stands-alone': ['apps/sandbox/src/planted.ts', `import '../../api/src/problem.ts';`],
    'no-test-in-production': ['packages/contract/src/planted-test.ts', `import './planted.test.ts';`],
    'no-unresolved': ['packages/contract/src/planted-nowhere.ts', `import './nowhere.ts';`],
    'no-circle': [
      'packages/contract/src/planted-a.ts',
      `import { b } from './planted-b.ts';\nexport const a = () => b;`,
    ],
  };
  plant(
    'packages/contract/src/planted-b.ts',
    `import { a } from './planted-a.ts';\nexport const b = () => a;`,
  );
  plant('packages/contract/src/planted.test.ts', '');
  for (const [file, content] of Object.values(broken)) plant(file, content);
  const faults = await importCheck.find(copy.root);
  for (const [name, [file]] of Object.entries(broken))
    expect(faults, name).toContainEqual(expect.stringMatching(new RegExp(`^${file} imports .*: ${name}$`)));
});

test('a parser that reads nothing is not taken for a clean house', async () => {
  plant(
    '.dependency-cruiser.mjs',
    read('.dependency-cruiser.mjs').replace(`parser: 'swc'`, `includeOnly: '^nowhere', parser: 'swc'`),
  );
  expect(await importCheck.find(copy.root)).toEqual([expect.stringContaining('cannot be all')]);
});
