import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '../../fences/tracked-files.ts';
import { kebab } from './markdown.ts';

/** For each component the address of its stories, in the Storybook that stands beside the documentation. */
export function readStories(root: string): (component: string) => string | undefined {
  const files = trackedFiles(root, join(root, 'packages/sdk/src'))
    .filter((file) => file.endsWith('.stories.tsx'))
    .toSorted((first, second) => first.length - second.length || first.localeCompare(second));
  const places = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const component = /^ {2}component: (\w+)/m.exec(source)?.[1];
    const isOwn = component !== undefined && file.endsWith(`/${kebab(component)}.stories.tsx`);
    if (component && (isOwn || !places.has(component))) places.set(component, storyPath(file, source));
  }
  return (component) => places.get(component);
}

/** Storybook opens the first story whose id begins with what it is given. */
function storyPath(file: string, source: string): string {
  const given = /^ {2}title: '([^']+)'/m.exec(source)?.[1];
  const title = given ?? file.replace('packages/sdk/src/', '').replace('.stories.tsx', '');
  return `/storybook/?path=/story/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
