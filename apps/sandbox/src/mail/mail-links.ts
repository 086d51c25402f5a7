import type { ReceivedMail } from './received-mail.ts';

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
