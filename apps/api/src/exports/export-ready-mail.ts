import type { Language } from '@pinfold/contract/languages';
import { translate } from '../i18n/i18n.ts';
import type { Mail } from '../mail/mail.ts';

/** To the member who requested a file. Downloading it needs a login, because mailboxes may be shared. */
export function exportReadyMail(
  language: Language,
  {
    subject,
    filename,
    rows,
    url,
    days,
  }: { subject: string; filename: string; rows: number; url: string; days: number },
): Mail {
  return {
    subject,
    heading: translate(language, 'mails.export_ready.heading'),
    paragraphs: [translate(language, 'mails.export_ready.ready', { filename, rows })],
    button: { label: translate(language, 'mails.export_ready.button'), url },
    footnote: translate(language, 'mails.export_ready.footnote', { count: days }),
  };
}
