import type { LiveWorld } from '../world/live-world.ts';
import type { Standing } from '../world/listings/listing.ts';
import { findListing } from '../world/listings/listing-shelf.ts';

const mostShown = 200;

interface Question {
  account?: string;
  q?: string;
  /** `edits` or `updates`: only listings that have some. */
  with?: string;
}

export interface ListingSummary {
  location: string;
  account: string;
  title: string;
  store_code: string;
  town: string;
  state: Standing;
  edits: string[];
  updates: string[];
}

/** The first listings that match; those that nobody touched are found by title, store code and town. */
export function summarizeListings({ state }: LiveWorld, question: Question): ListingSummary[] {
  const wanted = (question.q ?? '').toLocaleLowerCase('pl');
  const found = new Map<string, ListingSummary>();
  for (const { id: account } of state.source.accounts) {
    if (question.account !== undefined && question.account !== account) continue;
    for (let index = 0; index < state.source.locationCount(account); index += 1) {
      if (found.size >= mostShown) return [...found.values()];
      const head = state.source.locationAt(account, index);
      const text = `${head?.title} ${head?.storeCode} ${head?.address.locality} ${head?.id}`;
      if (!head || !text.toLocaleLowerCase('pl').includes(wanted)) continue;
      const listing = findListing(state, head.id);
      if (!listing) continue;
      const summary: ListingSummary = {
        location: head.id,
        account: listing.accountId,
        title: head.title,
        store_code: head.storeCode,
        town: head.address.locality,
        state: listing.standing,
        edits: listing.edits.flatMap(({ fields }) => fields),
        updates: listing.updates.map(({ field }) => field),
      };
      if (question.with === 'edits' && summary.edits.length === 0) continue;
      if (question.with === 'updates' && summary.updates.length === 0) continue;
      found.set(head.id, summary);
    }
  }
  return [...found.values()];
}
