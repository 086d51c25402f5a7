import { keptMails } from '../mail/received-mail.ts';
import type { State } from './state.ts';
import type { EventOf } from './world-event.ts';

export function applyMailReceived(state: State, { mail, at }: EventOf<'mail_received'>): void {
  state.lastNumber += 1;
  state.mails.push({ ...mail, receivedAt: at });
  if (state.mails.length > keptMails) state.mails.shift();
}

export function applyMailFaultUsed(state: State, { id }: EventOf<'mail_fault_used'>): void {
  state.mailFaults = state.mailFaults
    .map((fault) => (fault.id === id ? { ...fault, left: fault.left - 1 } : fault))
    .filter((fault) => fault.left > 0);
}
