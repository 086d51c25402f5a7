import { enqueueNotification } from '../../google/notifications/notification.ts';
import type { Apply } from '../world-event.ts';
import type { ListingChanges } from './listing-fields.ts';
import {
  type EditDecision,
  type EditVerdict,
  fieldsOf,
  isPublic,
  isSame,
  shownContent,
  withChanges,
} from './listing.ts';
import { findListing, type PublishingSettings, putListing } from './listings-state.ts';

export type ListingEvent =
  | {
      kind: 'listing_edited';
      locationId: string;
      editId: string;
      changes: ListingChanges;
      decision?: EditDecision;
    }
  | { kind: 'edit_settled'; locationId: string; editId: string; verdict: EditVerdict; reason?: string }
  | {
      kind: 'listing_suggested';
      locationId: string;
      source: 'google' | 'visitor' | 'manager';
      changes: ListingChanges;
    }
  | { kind: 'publishing_set'; publishing: PublishingSettings };

/** What merchants and others change of listings. */
export const applyListingEvents: Apply<ListingEvent> = {
  /** The merchant's edit: what is set shows at once, what people see follows when it is published. */
  listing_edited(state, event) {
    const listing = findListing(state, event.locationId);
    if (!listing) return;
    state.lastNumber += 1;
    const before = shownContent(listing);
    const content = withChanges(listing.content, event.changes);
    const edited = fieldsOf(event.changes);
    // An edit of the merchant ends others' changes of the same fields.
    const updates = listing.updates.filter(({ field }) => !edited.includes(field));
    const shown = { ...listing.shown };
    const waiting = edited.filter((field) => isPublic(field) && !isSame(before[field], content[field]));
    for (const field of edited) delete shown[field];
    const edits = listing.edits
      .map((edit) => ({ ...edit, fields: edit.fields.filter((field) => !edited.includes(field)) }))
      .filter(({ fields }) => fields.length > 0);
    // Nothing is published before the place is verified.
    if (listing.standing === 'unverified' && !edits.some(({ isHeld }) => isHeld)) {
      putListing(state, { ...listing, content, shown, updates, edits });
      return;
    }
    for (const field of waiting) Object.assign(shown, { [field]: before[field] ?? null });
    if (waiting.length > 0) {
      edits.push({
        id: event.editId,
        fields: waiting,
        madeAt: event.at,
        ...(event.decision ? { decision: event.decision } : {}),
      });
    }
    putListing(state, { ...listing, content, shown, updates, edits });
  },
  edit_settled(state, event) {
    const listing = findListing(state, event.locationId);
    const edit = listing?.edits.find(({ id }) => id === event.editId);
    if (!listing || !edit) return;
    if (event.verdict === 'verify') {
      const { decision: _decision, ...held } = edit;
      const edits = listing.edits.map((one) => (one === edit ? { ...held, isHeld: true } : one));
      putListing(state, { ...listing, edits, standing: 'unverified' });
      enqueueNotification(state, 'VOICE_OF_MERCHANT_UPDATED', event, event.at);
      return;
    }
    const edits = listing.edits.filter((one) => one !== edit);
    if (event.verdict === 'refuse') {
      const refused = edit.fields.map((field) => ({ field, source: 'moderation' as const, at: event.at }));
      putListing(state, { ...listing, edits, updates: [...listing.updates, ...refused] });
      enqueueNotification(state, 'GOOGLE_UPDATE', event, event.at);
      return;
    }
    const shown = { ...listing.shown };
    for (const field of edit.fields) delete shown[field];
    putListing(state, { ...listing, edits, shown });
  },
  /** Others change what people see, or, as another manager, the merchant's profile. */
  listing_suggested(state, event) {
    const listing = findListing(state, event.locationId);
    if (!listing) return;
    const fields = fieldsOf(event.changes);
    const edits = listing.edits
      .map((edit) => ({ ...edit, fields: edit.fields.filter((field) => !fields.includes(field)) }))
      .filter((edit) => edit.fields.length > 0);
    const others = listing.updates.filter(({ field }) => !fields.includes(field));
    if (event.source === 'manager') {
      const shown = { ...listing.shown };
      for (const field of fields) delete shown[field];
      const content = withChanges(listing.content, event.changes);
      putListing(state, { ...listing, content, shown, edits, updates: others });
      return;
    }
    const source = event.source;
    const shown = { ...listing.shown, ...event.changes };
    const differing = fields.filter(
      (field) => !isSame(event.changes[field] ?? undefined, listing.content[field]),
    );
    for (const field of fields) if (!differing.includes(field)) delete shown[field];
    const updates = [...others, ...differing.map((field) => ({ field, source, at: event.at }))];
    putListing(state, { ...listing, shown, edits, updates });
    if (differing.length > 0) enqueueNotification(state, 'GOOGLE_UPDATE', event, event.at);
  },
  publishing_set: (state, { publishing }) => void (state.listings.publishing = publishing),
};
