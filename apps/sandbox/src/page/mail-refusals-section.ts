import { html } from 'hono/html';
import type { MailsPage } from './mails-page.ts';
import { mailsTexts } from './mails-texts.ts';

export function mailRefusalsSection({ world, language, search }: MailsPage) {
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
