import { componentPage } from './component-page.ts';
import { entriesPage } from './entries-page.ts';
import { entryDocument } from './entry-page.ts';
import { hookPage } from './hook-page.ts';
import { iconsPage } from './icons-page.ts';
import { kebab } from './markdown.ts';
import { messagesPage } from './messages-page.ts';
import { partsPage } from './parts-page.ts';
import { entryPage } from './places.ts';
import { readSdkSources } from './sdk-sources.ts';
import { tokensPage } from './tokens-page.ts';

/** The reference of the SDK by file: a page a component and a hook, one an entry, and the lists. */
export function referencePages(root: string): Map<string, string> {
  const sources = readSdkSources(root);
  const entries = [...new Set(sources.exports.map(({ entry }) => entry))];
  const pages = new Map([
    ['docs/reference/tokens.md', tokensPage()],
    ['docs/reference/parts.md', partsPage(sources.parts)],
    ['docs/reference/messages.md', messagesPage()],
    ['docs/reference/components/icons.md', iconsPage(sources)],
    ['docs/reference/entries/index.md', entriesPage(entries, sources)],
  ]);
  for (const entry of entries)
    pages.set(`docs/reference/entries/${entryPage(entry)}.md`, entryDocument(entry, sources));
  for (const one of sources.exports) {
    if (one.kind === 'component') pages.set(pathOf('components', one.name), componentPage(one, sources));
    if (one.kind === 'hook') pages.set(pathOf('hooks', one.name), hookPage(one, sources));
  }
  return pages;
}

function pathOf(folder: string, name: string): string {
  return `docs/reference/${folder}/${kebab(name)}.md`;
}
