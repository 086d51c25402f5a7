/** A mail in a mailbox. One to several people is in the mailbox of each. */
export interface ReceivedMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** `list-unsubscribe` and the like, of a mail that many get. */
  listHeaders?: Readonly<Record<string, string>>;
  /** Sandbox time, epoch milliseconds. */
  receivedAt: number;
}

/** The number of mails that are kept; the oldest are deleted. */
export const keptMails = 500;

/** Every address that a reader can follow, each once, in the order of the text. */
export function mailLinks({ text, html }: Pick<ReceivedMail, 'text' | 'html'>): string[] {
  const linked = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, address = '']) =>
    unescaped(address),
  );
  const written = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) =>
    address.replace(/[.,;:!?)]+$/, ''),
  );
  return [...new Set([...written, ...linked])].filter((address) => /^https?:\/\//i.test(address));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity);
}
