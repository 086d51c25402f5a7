import type { Call } from './google-business-profile.ts';

/** A list of Google's that comes page by page. */
interface PagedList {
  host: Parameters<Call>[0]['host'];
  path: string;
  /** What each page is asked with, besides its token. */
  question: Record<string, string>;
}

/** Yields the pages of a list; the next one is asked for only when the reader goes on. */
export async function* googlePages<Page extends object>(
  call: Call,
  { host, path, question }: PagedList,
): AsyncGenerator<Page & { nextPageToken?: string }> {
  let pageToken = '';
  do {
    const query = new URLSearchParams({ ...question, ...(pageToken && { pageToken }) });
    const page = await call<Page & { nextPageToken?: string }>({ host, path: `${path}?${query}` });
    yield page;
    pageToken = page.nextPageToken ?? '';
  } while (pageToken);
}
