import { readdirSync, readFileSync } from 'node:fs';
import type { DefaultTheme } from 'vitepress';

/** The generated pages of a folder, by the entry that their subject is imported from. */
export function referenceGroups(folder: 'components' | 'hooks'): DefaultTheme.SidebarItem[] {
  const place = new URL(`../reference/${folder}/`, import.meta.url);
  const pages = readdirSync(place)
    .toSorted()
    .map((file) => {
      const page = readFileSync(new URL(file, place), 'utf8');
      return {
        entry: /^import .* from '@pinfold\/sdk\/?(.*)';$/m.exec(page)?.[1] ?? '',
        text: /^# (.+)$/m.exec(page)?.[1] ?? file,
        link: `/reference/${folder}/${file.replace(/\.md$/, '')}`,
      };
    });
  return [...Map.groupBy(pages, ({ entry }) => entry)]
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([entry, items]) => ({ text: entry || '@pinfold/sdk', collapsed: true, items }));
}
