import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDocs } from '../build-docs.mjs';
import { root } from '../node-24.mjs';
import { kebab } from './reference/markdown.ts';
import { sampleFiles } from './sample-files.ts';
import { readPublicSurface } from './surface/read-public-surface.ts';

const { exports } = readPublicSurface(root);

test('SDK-11 the check of types compiles what pages and docstrings show', () => {
  const files = new Map(sampleFiles(root, exports).map(({ path, code }) => [path, code]));
  expect([...files.keys()].filter((path) => path.startsWith('examples/')).length).toBeGreaterThan(120);
  expect(files.has('README.md/sample-1.tsx')).toBe(true);
  // With what it names imported, on the line on which it begins.
  expect(files.get('examples/@pinfold/sdk/reviews/ReviewsInbox-0.tsx')).toMatch(
    /^import { filters } from '..\/..\/..\/..\/surroundings'; import .*parseReviewFilters/,
  );
});

test('SDK-11 whatever can be rendered or called has a page, with what it takes, gives, throws and looks like', async () => {
  await buildDocs();
  const pageOf = (kind: string, name: string) =>
    readFileSync(join(root, `docs/reference/${kind}/${kebab(name)}.md`), 'utf8');
  for (const { kind, name, entry, doc } of exports) {
    if (kind !== 'component' && kind !== 'hook') continue;
    const page = pageOf(kind === 'hook' ? 'hooks' : 'components', name);
    expect(page).toContain(`import { ${name} } from '${entry}';`);
    expect(page.includes('## Errors'), name).toBe(doc.throws.length > 0);
    expect(page, name).toContain('## Example');
    // The API's responses are shown by name, not by their forty fields.
    expect(page, name).not.toMatch(/\{ id: number; rating: number/);
  }
  const inbox = pageOf('components', 'ReviewsInbox');
  expect(inbox).toContain('| `pageSize?` | `number` | `50` | Reviews fetched at a time, 1 to 100. |');
  expect(inbox).toContain('| `Composer` | `ReviewPartProps` |');
  expect(inbox).toContain('`-composer`');
  expect(inbox).toContain('(/docs/storybook/?path=/docs/features-reviews-ui-reviews-inbox--docs)');
  expect(pageOf('hooks', 'useReply')).toContain('`mutate` takes `ReplyVariables`; the answer is `Review`.');
  const bulkReply = pageOf('hooks', 'useBulkReply');
  expect(bulkReply).toContain(
    '[mutation](https://tanstack.com/query/v5/docs/framework/react/reference/useMutation)',
  );
  expect(pageOf('hooks', 'useReviews')).toContain('| `reviews` | `Review[]` |');
});
