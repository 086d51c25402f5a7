import { applyMailFaultUsed, applyMailReceived } from './apply-mail-event.ts';
import {
  applyReplyDeleted,
  applyReplyModerated,
  applyReplyWritten,
  applyReviewDeleted,
  applyReviewEdited,
  applyReviewWritten,
} from './apply-review-event.ts';
import type { State } from './state.ts';
import type { WorldEvent } from './world-event.ts';

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
      state.quotas = event.quotas;
      return;
    case 'lively_set':
      state.lively = { ...state.lively, enabled: event.enabled, nextAt: event.nextAt };
      return;
    case 'lively_acted':
      state.lively = { ...state.lively, nextAt: event.nextAt, acts: state.lively.acts + 1 };
      return;
    case 'grant_set':
      if (event.revoked) state.revokedAccounts.add(event.accountId);
      else state.revokedAccounts.delete(event.accountId);
      return;
    case 'code_used':
      state.usedCodes.add(event.code);
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
  }
}
