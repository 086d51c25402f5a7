import type { PageOf } from './schema.ts';

/** Returns all rows of a list as one page; reads its pages one after another, and ends where the list has shrunk. */
export async function readAllPages<Page extends PageOf<unknown>>(
  read: (page: number) => Promise<Page>,
): Promise<Page> {
  const results: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(page);
    results.push(...found.results);
    if (found.results.length === 0 || results.length >= found.count) return { ...found, results };
  }
}
