import {
  changeSources,
  type ChangeReason,
} from '@pinfold/contract/features/external-changes/external-change';
import type { FoundChange } from '@pinfold/contract/features/external-changes/compare-listing';
import type { ListingFields } from '@pinfold/contract/features/listings/listing-fields';
import { isBefore } from './compared-listing.ts';
import { updatesOf, type TakenUpdate } from './taken-updates.ts';

interface Known {
  ours: ListingFields;
  updates: readonly TakenUpdate[];
  now: Date;
}

/** Google does not say why it shows something else, but an edit of ours that it lately took and does not show is told. */
export function reasonOf(
  { field, source, live }: FoundChange,
  { ours, updates, now }: Known,
): ChangeReason | null {
  const [last] = updatesOf(updates, field);
  if (source !== changeSources.gmb || !last || last.isDecision) return null;
  const isRecent = now.getTime() - last.finishedAt.getTime() < recentDays * 86_400_000;
  return isRecent && isBefore(last, field, { ours, live }) ? 'edit_not_published' : null;
}

/** An edit is judged within days; later, whoever shows the old value again has brought it back. */
const recentDays = 7;
