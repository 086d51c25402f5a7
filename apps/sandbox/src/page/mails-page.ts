import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ReceivedMail } from '../mail/received-mail.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { Language } from './language.ts';
import { mailsTexts } from './mails-texts.ts';
import { pageFrame } from './page-frame.ts';

interface MailsPage {
  world: LiveWorld;
  base: string;
  language: Language;
  /** Part of a recipient's address. */
  search: string;
  mailId: string | undefined;
}

/** The mails in all mailboxes, the newest first. */
export function mailsPage(page: MailsPage) {
  const { world, base, language, search, mailId } = page;
  const text = mailsTexts[language];
  const found = world.state.mails
    .filter(({ to }) => to.toLowerCase().includes(search.toLowerCase()))
    .toReversed();
  const chosen = found.find(({ id }) => id === mailId);
  return pageFrame({
    base,
    language,
    text,
    links: [{ href: `${base}/?lang=${language}`, label: text.back }],
    search: { lang: language, ...(search && { to: search }), ...(chosen && { mail: chosen.id }) },
    main: html`<main class="mails" data-chosen="${String(chosen !== undefined)}">
      <div class="column">
        <section class="card">
          <h2>${text.mails}</h2>
          <form method="get" class="row" role="search">
            <input type="hidden" name="lang" value="${language}" />
            <label class="grow">${text.search}<input type="search" name="to" value="${search}" /></label>
            <button>${text.find}</button>
          </form>
          ${found.length === 0 ? html`<p class="muted">${search ? text.noneTo(search) : text.none}</p>` : ''}
          <ol>
            ${found.map((mail) => mailLine(mail, page))}
          </ol>
          ${
            world.state.mails.length === 0
              ? ''
              : html`<button class="bad" data-send="DELETE mails" data-question="${text.emptyQuestion}">
                  ${text.empty}
                </button>`
          }
        </section>
        ${mailRefusalsSection(page)}
      </div>
      ${chosen ? openMail(chosen, page) : html`<p class="card muted nothing">${text.choose}</p>`}
    </main>`,
  });
}

function mailLine(mail: ReceivedMail, { language, search, mailId }: MailsPage) {
  const query = new URLSearchParams({ lang: language, ...(search && { to: search }), mail: mail.id });
  return html`<li>
    <a class="mail" href="?${query.toString()}" aria-current="${String(mail.id === mailId)}">
      <strong>${mail.subject}</strong>
      <span>${mail.to}</span>
      ${timeOf(mail, language)}
    </a>
  </li>`;
}

function openMail(mail: ReceivedMail, { base, language, search }: MailsPage) {
  const text = mailsTexts[language];
  const list = new URLSearchParams({ lang: language, ...(search && { to: search }) });
  return html`<article class="card open">
    <a class="button to-list" href="?${list.toString()}">${text.toList}</a>
    <h2>${mail.subject}</h2>
    <p class="muted">${text.from}: ${mail.from}<br />${text.to}: ${mail.to}<br />${timeOf(mail, language)}</p>
    <iframe
      title="${text.content}"
      src="${base}/mail/${mail.id}"
      sandbox="allow-top-navigation-by-user-activation"
    ></iframe>
    <details>
      <summary>${text.plainText}</summary>
      <pre>${mail.text}</pre>
    </details>
  </article>`;
}

function timeOf({ receivedAt }: ReceivedMail, language: Language) {
  const at = new Date(receivedAt);
  const shown = at.toLocaleString(language, {
    timeZone: 'Europe/Warsaw',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return html`<time datetime="${at.toISOString()}">${shown}</time>`;
}

function mailRefusalsSection({ world, language, search }: MailsPage) {
  const text = mailsTexts[language];
  const { mailFaults } = world.state;
  return html`<section class="card">
    <h2>${text.refusals}</h2>
    <form data-call="POST mail-faults">
      <label>${text.address}<input name="to" value="${search || '*'}" required /></label>
      <div class="row">
        <label class="grow"
          >${text.answer}
          <select name="status" data-number>
            <option value="451">${text.temporary}</option>
            <option value="550">${text.permanent}</option>
          </select>
        </label>
        <label
          >${text.times}<input name="times" data-number type="number" min="1" max="1000" value="1"
        /></label>
      </div>
      <button>${text.addRefusal}</button>
    </form>
    ${
      mailFaults.length === 0
        ? ''
        : html`<ul>
              ${mailFaults.map(
                ({ to, status, left }) =>
                  html`<li><code>${to}</code> ${String(status)}, ${text.left}: ${String(left)}</li>`,
              )}
            </ul>
            <button data-send="DELETE mail-faults">${text.clearRefusals}</button>`
    }
  </section>`;
}

const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ');

/** A mail as its sender made it, locked in: it runs and loads nothing, and its links open in the whole window. */
export function mailContent(c: Context, mail: ReceivedMail): Response {
  c.header('Content-Security-Policy', mailPolicy);
  const target = '<base target="_top">';
  if (mail.html === '') return c.text(mail.text);
  const head = /<head\b[^>]*>/i;
  return c.html(head.test(mail.html) ? mail.html.replace(head, `$&${target}`) : target + mail.html);
}
