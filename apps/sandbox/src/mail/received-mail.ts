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
