import { html } from 'hono/html';
import { identityPage } from '../../identity/identity-page.ts';
import type { Language } from '../../page/language.ts';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import type { CheckoutSession } from '../objects/payment-objects.ts';
import { payTexts } from './pay-texts.ts';

interface PageSurroundings {
  language: Language;
  stylesheet: string;
  /** Where forms are posted. */
  action: string;
  session: CheckoutSession;
}

/** The page of a session: what is paid, and each way to pay it; `error` says why the last one failed. */
export function payPage({ session, action, ...page }: PageSurroundings, error?: string) {
  const text = payTexts[page.language];
  const title = session.mode === 'setup' ? text.save : text.pay(amountText(session, page.language));
  const ways = session.payment_method_types.map((type) =>
    ({ card, blik, p24 })[type](page.language, action, title),
  );
  return identityPage({
    ...page,
    eyebrow: text.eyebrow,
    title,
    body: html`<ul>
        ${session.line_items.data.map(({ description, quantity }) => html`<li>${quantity} × ${description}</li>`)}
      </ul>
      ${error === undefined ? '' : html`<p role="status" data-bad="true">${error}</p>`} ${ways}
      ${session.cancel_url === null ? '' : html`<a class="button" href="${session.cancel_url}">${text.back}</a>`}`,
  });
}

/** Where a bank asks: 3-D Secure, the app that BLIK wakes, or the page of P24. */
export function bankPage({ session, action, ...page }: PageSurroundings, method: PaymentMethod) {
  const text = payTexts[page.language];
  const { title, explanation } = {
    card: { title: text.secureTitle, explanation: text.secureWait },
    blik: { title: text.blikTitle, explanation: text.blikWait },
    p24: { title: text.p24Title, explanation: text.p24Wait },
  }[method.type];
  return identityPage({
    ...page,
    eyebrow: text.eyebrow,
    title,
    body: html`<p>${explanation}</p>
      <p><strong>${session.amount_total === null ? '' : amountText(session, page.language)}</strong></p>
      <form method="post" action="${action}/answer">
        <input type="hidden" name="payment_method" value="${method.id}" />
        <div class="row">
          <button class="primary" name="answer" value="accepted">${text.accept}</button>
          <button name="answer" value="refused">${text.refuse}</button>
          ${
            method.type === 'blik'
              ? html`<button name="answer" value="timed_out">${text.timeOut}</button>`
              : ''
          }
        </div>
      </form>`,
  });
}

/** A session that can no longer be paid, and the way back. */
export function closedPage({ session, ...page }: Omit<PageSurroundings, 'action'>, back: string | null) {
  const text = payTexts[page.language];
  return identityPage({
    ...page,
    eyebrow: text.eyebrow,
    title: session.status === 'complete' ? text.complete : text.expired,
    body: html`${back === null ? '' : html`<a class="button" href="${back}">${text.goOn}</a>`}`,
  });
}

function card(language: Language, action: string, label: string) {
  const text = payTexts[language];
  return html`<form method="post" action="${action}">
    <h2>${text.card}</h2>
    <input type="hidden" name="method" value="card" />
    <label
      >${text.number}<input
        name="number"
        value="4242 4242 4242 4242"
        inputmode="numeric"
        autocomplete="off"
        required
    /></label>
    <div class="row">
      <label>${text.expiry}<input name="expiry" value="12/34" autocomplete="off" /></label>
      <label>${text.cvc}<input name="cvc" value="123" inputmode="numeric" autocomplete="off" /></label>
    </div>
    <label>${text.name}<input name="name" value="Anna Lipa" autocomplete="off" /></label>
    <button class="primary">${label}</button>
    <details>
      <summary>${text.testCards}</summary>
      <ul>
        ${text.cards.map(([number, effect]) => html`<li><code>${number}</code> ${effect}</li>`)}
      </ul>
    </details>
  </form>`;
}

function blik(language: Language, action: string, label: string) {
  const text = payTexts[language];
  return html`<form method="post" action="${action}">
    <h2>${text.blik}</h2>
    <input type="hidden" name="method" value="blik" />
    <label
      >${text.blikCode}<input name="code" value="777123" inputmode="numeric" autocomplete="off" required
    /></label>
    <button>${label} (${text.blik})</button>
  </form>`;
}

function p24(language: Language, action: string, label: string) {
  const text = payTexts[language];
  return html`<form method="post" action="${action}">
    <h2>${text.p24}</h2>
    <input type="hidden" name="method" value="p24" />
    <button>${label} (${text.p24})</button>
  </form>`;
}

function amountText({ amount_total: amount, currency }: CheckoutSession, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: currency ?? 'pln' }).format(
    (amount ?? 0) / 100,
  );
}
