import PostalMime from 'postal-mime';
import type { ReceivedMail } from './received-mail.ts';

/** What a mailbox shows of a message as it came over the wire. */
export async function readMail(
  raw: Uint8Array,
): Promise<Pick<ReceivedMail, 'from' | 'subject' | 'text' | 'html' | 'messageId'>> {
  const { from, subject, text, html, messageId } = await PostalMime.parse(raw);
  return {
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? ''),
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    messageId: messageId ?? '',
  };
}
