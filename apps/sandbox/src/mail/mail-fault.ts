import * as z from 'zod';
import { matchesPattern } from '../http/faults.ts';

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
