import type { Language } from '@pinfold/contract/languages';
import { translate } from '../i18n/i18n.ts';
import { mailHtml } from './mail-html.ts';
import type { Mail } from './mail.ts';

/** One mail in the two forms that it is sent in. */
export async function renderMail(mail: Mail, language: Language): Promise<{ text: string; html: string }> {
  if (mail.button && !/^https?:\/\//.test(mail.button.url))
    throw new TypeError('A mail links to pages only.');
  return { text: mailText(mail, language), html: await mailHtml(mail, language) };
}

function mailText({ heading, paragraphs, button, footnote }: Mail, language: Language): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${translate(language, 'mails.automatic')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
