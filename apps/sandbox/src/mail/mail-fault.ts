import * as z from 'zod';
import { matchesPattern, withOneUsed } from '../http/faults.ts';
import type { Apply } from '../world/world-event.ts';
import { keptMails, type ReceivedMail } from './received-mail.ts';

/** Mails to an address that its server refuses: 451 for now, 550 for good. */
export const MailFaultBody = z
  .object({
    // An address; a star stands for anything.
    to: z.string().min(1),
    times: z.int().min(1).max(10_000).default(1),
    status: z.literal([451, 550]).default(451),
  })
  .strict();

export type MailFault = Omit<z.infer<typeof MailFaultBody>, 'times'> & { id: string; left: number };

export type MailEvent =
  | { kind: 'mail_received'; mail: Omit<ReceivedMail, 'receivedAt'> }
  | { kind: 'mails_cleared' }
  | { kind: 'mail_fault_added'; fault: MailFault }
  | { kind: 'mail_fault_used'; id: string }
  | { kind: 'mail_faults_cleared' };

/** Mails that came, and those that are to be refused. */
export const applyMailEvents: Apply<MailEvent> = {
  mail_received(state, { mail, at }) {
    state.lastNumber += 1;
    state.mails.push({ ...mail, receivedAt: at });
    if (state.mails.length > keptMails) state.mails.shift();
  },
  mails_cleared: (state) => void (state.mails = []),
  mail_fault_added(state, { fault }) {
    state.lastNumber += 1;
    state.mailFaults.push(fault);
  },
  mail_fault_used: (state, { id }) => void (state.mailFaults = withOneUsed(state.mailFaults, id)),
  mail_faults_cleared: (state) => void (state.mailFaults = []),
};

export function mailFaultMatches(fault: MailFault, address: string): boolean {
  return matchesPattern(fault.to.toLowerCase(), address.toLowerCase());
}

/** The response of the server, with the text of Postfix. */
export function mailRefusal({ status }: MailFault, address: string): Error {
  const reason =
    status === 451
      ? '4.3.0 Temporary lookup failure'
      : '5.1.1 Recipient address rejected: User unknown in virtual mailbox table';
  return Object.assign(new Error(`<${address}>: ${reason}`), { responseCode: status });
}
