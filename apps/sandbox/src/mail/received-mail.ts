/** A mail as it lies in a mailbox. Sent to several people, it lies in each one's. */
export interface ReceivedMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Sandbox time, epoch milliseconds. */
  receivedAt: number;
}

/** Older ones are forgotten. */
export const keptMails = 500;
