import { applySearchCollected, applySearchesPosted } from '../dataforseo/searches-state.ts';
import { keptMails } from '../mail/received-mail.ts';
import {
  applyPhotoAdded,
  applyPictureDenialUsed,
  applyPostAdded,
  applyPostDecided,
  applyPostPatched,
  applyPublicationRemoved,
  applyUploadReceived,
  applyUploadStarted,
} from './apply-publication-event.ts';
import {
  applyReplyDeleted,
  applyReplyModerated,
  applyReplyWritten,
  applyReviewDeleted,
  applyReviewEdited,
  applyReviewWritten,
} from './apply-review-event.ts';
import {
  applyEditSettled,
  applyListingEdited,
  applyListingSuggested,
} from './listings/apply-listing-event.ts';
import {
  applyListingCreated,
  applyListingDeleted,
  applyLocalPostingSet,
  applyStandingSet,
  applyVerificationStarted,
  applyVerificationTried,
} from './listings/apply-standing-event.ts';
import type { State } from './state.ts';
import type { EventOf, WorldEvent } from './world-event.ts';

/** The only way the state changes, live and in replay alike: same events, same world. */
export function applyEvent(state: State, event: WorldEvent): void {
  switch (event.kind) {
    case 'clock_moved':
      state.clockOffset += event.by;
      return;
    case 'review_written':
      return applyReviewWritten(state, event);
    case 'review_edited':
      return applyReviewEdited(state, event);
    case 'review_deleted':
      return applyReviewDeleted(state, event);
    case 'reply_written':
      return applyReplyWritten(state, event);
    case 'reply_deleted':
      return applyReplyDeleted(state, event);
    case 'reply_moderated':
      return applyReplyModerated(state, event);
    case 'moderation_set':
      state.moderation = event.moderation;
      return;
    case 'quotas_set':
      // Journals that are older than a limit lack it.
      state.quotas = { ...state.quotas, ...event.quotas };
      return;
    case 'lively_set':
      state.lively = { ...state.lively, enabled: event.enabled, nextAt: event.nextAt };
      return;
    case 'lively_acted':
      state.lively = { ...state.lively, nextAt: event.nextAt, acts: state.lively.acts + 1 };
      return;
    case 'grant_set':
      if (event.revoked) {
        state.revokedAccounts.add(event.accountId);
        state.consents.delete(event.accountId);
      } else state.revokedAccounts.delete(event.accountId);
      return;
    case 'code_used':
      state.usedCodes.add(event.code);
      if (event.accountId !== undefined) state.consents.add(event.accountId);
      return;
    case 'listing_edited':
      return applyListingEdited(state, event);
    case 'edit_settled':
      return applyEditSettled(state, event);
    case 'listing_suggested':
      return applyListingSuggested(state, event);
    case 'listing_created':
      return applyListingCreated(state, event);
    case 'listing_deleted':
      return applyListingDeleted(state, event);
    case 'standing_set':
      return applyStandingSet(state, event);
    case 'verification_started':
      return applyVerificationStarted(state, event);
    case 'verification_tried':
      return applyVerificationTried(state, event);
    case 'publishing_set':
      state.listings.publishing = event.publishing;
      return;
    case 'local_posting_set':
      return applyLocalPostingSet(state, event);
    case 'photo_added':
    case 'photo_created':
      return applyPhotoAdded(state, event);
    case 'post_added':
    case 'post_created':
      return applyPostAdded(state, event);
    case 'post_patched':
      return applyPostPatched(state, event);
    case 'post_decided':
      return applyPostDecided(state, event);
    case 'publication_removed':
    case 'publication_deleted':
      return applyPublicationRemoved(state, event);
    case 'upload_started':
      return applyUploadStarted(state, event);
    case 'upload_received':
      return applyUploadReceived(state, event);
    case 'posting_set':
      state.publications.posting = event.posting;
      return;
    case 'picture_denial_added':
      state.lastNumber += 1;
      state.publications.denials.push(event.denial);
      return;
    case 'picture_denial_used':
      return applyPictureDenialUsed(state, event);
    case 'picture_denials_cleared':
      state.publications.denials = [];
      return;
    case 'notification_setting_set':
      state.notificationSettings.set(event.accountId, event.setting);
      return;
    case 'subscription_created':
      state.subscriptions.set(event.subscription.name, event.subscription);
      return;
    case 'subscription_deleted':
      state.subscriptions.delete(event.name);
      return;
    case 'message_settled':
      state.outbox.delete(event.messageId);
      return;
    case 'fault_added':
      state.lastNumber += 1;
      state.faults.push(event.fault);
      return;
    case 'fault_used':
      state.faults = state.faults
        .map((fault) => (fault.id === event.id ? { ...fault, left: fault.left - 1 } : fault))
        .filter((fault) => fault.left > 0);
      return;
    case 'faults_cleared':
      state.faults = [];
      return;
    case 'mail_received':
      return applyMailReceived(state, event);
    case 'mails_cleared':
      state.mails = [];
      return;
    case 'mail_fault_added':
      state.lastNumber += 1;
      state.mailFaults.push(event.fault);
      return;
    case 'mail_fault_used':
      return applyMailFaultUsed(state, event);
    case 'mail_faults_cleared':
      state.mailFaults = [];
      return;
    case 'saml_choice_set':
      state.samlChoice = event.choice ?? undefined;
      return;
    case 'city_moved':
      state.lastNumber += 1;
      state.city.moves.push(event.move);
      return;
    case 'city_opened':
      state.lastNumber += 1;
      state.city.opened.push(event.business);
      return;
    case 'city_cleared':
      state.city = { moves: [], opened: [] };
      return;
    case 'searches_posted':
      return applySearchesPosted(state, event);
    case 'search_collected':
      return applySearchCollected(state, event);
    case 'searches_set':
      state.searches.settings = event.settings;
      return;
  }
}

function applyMailReceived(state: State, { mail, at }: EventOf<'mail_received'>): void {
  state.lastNumber += 1;
  state.mails.push({ ...mail, receivedAt: at });
  if (state.mails.length > keptMails) state.mails.shift();
}

function applyMailFaultUsed(state: State, { id }: EventOf<'mail_fault_used'>): void {
  state.mailFaults = state.mailFaults
    .map((fault) => (fault.id === id ? { ...fault, left: fault.left - 1 } : fault))
    .filter((fault) => fault.left > 0);
}
