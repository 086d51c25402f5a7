import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '../../checks/tracked-files.ts';
import { kebab } from './markdown.ts';

/** For each component the address of its stories, in the Storybook that stands beside the documentation. */
export function readStories(root: string): (component: string) => string | undefined {
  const stories = trackedFiles(root, join(root, 'packages/sdk/src'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  return (component) => {
    const own = stories.find(({ file }) => file.endsWith(`/${kebab(component)}.stories.tsx`));
    const shared = stories.find(({ source }) =>
      new RegExp(`^ {2}component: ${component}\\b`, 'm').test(source),
    );
    const found = own ?? shared;
    return found && storyPath(found.file, found.source);
  };
}

/** The page that Storybook makes of all stories of a file. */
function storyPath(file: string, source: string): string {
  const given = /^ {2}title: '([^']+)'/m.exec(source)?.[1];
  const title = given ?? file.replace('packages/sdk/src/', '').replace('.stories.tsx', '');
  return `/docs/storybook/?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}
