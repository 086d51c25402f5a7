import type { Language } from '@pinfold/contract/languages';
import { html, type Markup, styleElement } from '../answers/markup.ts';
import { translate } from '../i18n/i18n.ts';
import type { Mail } from './mail.ts';

/** Returns a mail in the two forms that it is sent in. */
export function renderMail(mail: Mail, language: Language): { text: string; html: string } {
  for (const link of [mail.button, mail.unsubscribe])
    if (link && !/^https?:\/\//.test(link.url)) throw new TypeError('A mail links to pages only.');
  return { text: mailText(mail, language), html: String(mailPage(mail, language)) };
}

function mailText({ heading, paragraphs, button, footnote, unsubscribe }: Mail, language: Language): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(footnote ? [footnote] : []),
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
    `-- \n${translate(language, 'mails.automatic')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Returns a page that old mail clients can show: a table, inline styles, and dark colours where supported. It loads
 * nothing, so that opening it cannot be tracked.
 */
function mailPage(mail: Mail, language: Language): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${mail.subject}</title>
        ${styleElement(darkStyle)}
      </head>
      <body class="page" style="${style.page}">
        <div style="${style.preheader}">${mail.paragraphs[0] ?? ''}</div>
        <div role="main">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:560px"
                >
                  <tr>
                    <td>
                      <p class="soft" style="${style.brand}">Pinfold</p>
                      ${mailCard(mail, language)}
                      <p class="soft" style="${style.foot}">${translate(language, 'mails.automatic')}</p>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `;
}

function mailCard({ heading, paragraphs, button, footnote, unsubscribe }: Mail, language: Language): Markup {
  return html`<div class="card" style="${style.card}">
    <h1 style="${style.heading}">${heading}</h1>
    ${paragraphs.map((paragraph) => html`<p style="${style.paragraph}">${paragraph}</p> `)}
    ${button && mailButton(button, language)}
    ${footnote ? html`<p class="soft" style="${style.small}">${footnote}</p>` : ''}
    ${
      unsubscribe
        ? html`<p class="soft" style="${style.small}">
            <a class="link" href="${unsubscribe.url}" style="${style.link}">${unsubscribe.label}</a>
          </p>`
        : ''
    }
  </div>`;
}

/** The button, and its address to copy where the button does not work. */
function mailButton({ label, url }: NonNullable<Mail['button']>, language: Language): Markup {
  return html`<p style="margin:24px 0">
      <a class="button" href="${url}" style="${style.button}">${label}</a>
    </p>
    <p class="soft" style="${style.small}">
      ${translate(language, 'mails.copy_address')}<br /><a class="link" href="${url}" style="${style.link}"
        >${url}</a
      >
    </p>`;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const style = {
  page: `margin:0;padding:0;background:#f6f7f9;color:#171a21;${font}`,
  preheader: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px',
  brand: 'margin:0 0 12px;font-size:15px;font-weight:600;color:#5c6474',
  card: 'padding:28px 24px;border:1px solid #dfe3e9;border-radius:10px;background:#ffffff',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;letter-spacing:-0.01em',
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:1.55;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:13px 22px;border-radius:8px;background:#3d4edb;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none',
  link: 'color:#3d4edb;overflow-wrap:anywhere;word-break:break-all',
  small: 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#5c6474',
  foot: 'margin:16px 0 0;font-size:13px;line-height:1.5;color:#5c6474',
};

const darkStyle = `@media (prefers-color-scheme: dark) {
.page { background: #121519 !important; color: #eef0f4 !important; }
.card { background: #1a1e25 !important; border-color: #323845 !important; }
.soft { color: #a3abba !important; }
.button { background: #93a0ff !important; color: #12152b !important; }
.link { color: #93a0ff !important; }
}`;
