import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { emptyPostDraft, type PostDraft } from './post-draft.ts';

/** Hours after which an uploaded picture is forgotten by the API, less some for writing on. */
const pictureHours = 20;

interface StoredDraft {
  values: PostDraft;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const prefix = 'pinfold.post-draft.';

/**
 * Reads a draft that the page wrote before it was reloaded; undefined without one. A picture that the API has forgotten
 * by now is left out.
 */
export function readStoredPostDraft(key: QueryKey, now: number = Date.now()): PostDraft | undefined {
  try {
    const text = sessionStorage.getItem(prefix + hashKey(key));
    const stored = text === null ? undefined : (JSON.parse(text) as Partial<StoredDraft>);
    if (!stored?.values) return undefined;
    const values = { ...emptyPostDraft, ...stored.values };
    const isOld = now - (stored.savedAt ?? 0) > pictureHours * 3_600_000;
    return isOld ? { ...values, picture: null } : values;
  } catch {
    // Storage is blocked, or holds what another version wrote.
    return undefined;
  }
}

/** Keeps a draft for this tab, so that it is there again after a reload; undefined forgets it. */
export function storePostDraft(key: QueryKey, values: PostDraft | undefined, now: number = Date.now()): void {
  try {
    const name = prefix + hashKey(key);
    if (values) sessionStorage.setItem(name, JSON.stringify({ values, savedAt: now } satisfies StoredDraft));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage a draft lives as long as its page.
  }
}

const watched = new WeakSet<QueryClient>();

/** Forgets stored drafts when the cache forgets theirs: at logout, and when the company changes. */
export function forgetWithCache(queryClient: QueryClient, topic: unknown): void {
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === topic) storePostDraft(query.queryKey, undefined);
  });
}
