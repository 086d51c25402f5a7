import type { InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import { momentText } from '@pinfold/contract/date-text';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup, styleElement } from '../../../answers/markup.ts';
import { translate, type TextKey } from '../../../i18n/i18n.ts';
import { amountText } from './amount-text.ts';
import { sellerTimeZone } from './polish-day.ts';
import type { InvoiceRow } from './store-invoices.ts';

/** Returns an invoice as a page to read and to print. It loads nothing. */
export function invoicePage(invoice: InvoiceRow, language: Language): string {
  const { currency, number, seller, buyer, lines } = invoice;
  const text = (key: InvoiceText) => translate(language, `invoice.${key}`);
  const amount = (minor: number) => amountText(language, minor, currency);
  const day = (at: Date) => momentText(at, 'long_date', language, sellerTimeZone);
  const title = translate(language, 'invoice.title', { number: number ?? '' });
  const isReverse = lines.some((line) => line.tax_percent === null);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement(style)}
      </head>
      <body>
        <h1>${title}</h1>
        <dl>
          ${fact(text('issued'), day(invoice.issuedAt))}
          ${fact(text('period'), `${day(invoice.periodStart)} – ${day(invoice.periodEnd)}`)}
          ${invoice.dueAt ? fact(text('due'), day(invoice.dueAt)) : ''}
          ${invoice.paidAt ? fact(text('paid'), day(invoice.paidAt)) : ''}
          ${invoice.status === 'void' ? fact(text('status'), text('void')) : ''}
          ${invoice.ksefNumber ? fact('KSeF', invoice.ksefNumber) : ''}
        </dl>
        <div class="parties">${party(text('seller'), seller)} ${party(text('buyer'), buyer)}</div>
        <table>
          <thead>
            <tr>
              <th>${text('description')}</th>
              <th class="number">${text('quantity')}</th>
              <th class="number">${text('net')}</th>
              <th class="number">${text('rate')}</th>
              <th class="number">${text('tax')}</th>
            </tr>
          </thead>
          <tbody>
            ${lines.map(
              (line) =>
                html`<tr>
                  <td>${line.description}</td>
                  <td class="number">${line.quantity ?? ''}</td>
                  <td class="number">${amount(line.amount)}</td>
                  <td class="number">${line.tax_percent === null ? 'np.' : `${line.tax_percent}%`}</td>
                  <td class="number">${amount(line.tax)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <dl class="sums">
          ${fact(text('net'), amount(invoice.net))} ${fact(text('tax'), amount(invoice.tax))}
          ${fact(text('total'), amount(invoice.total))}
          ${invoice.amountRemaining > 0 ? fact(text('remaining'), amount(invoice.amountRemaining)) : ''}
        </dl>
        ${isReverse ? html`<p>${text('reverse_charge')}</p>` : ''}
      </body>
    </html>`;
  return String(page);
}

type InvoiceText = Extract<TextKey, `invoice.${string}`> extends `invoice.${infer Key}` ? Key : never;

function fact(label: string, value: string): Markup {
  return html`<dt>${label}</dt>
    <dd>${value}</dd>`;
}

function party(label: string, who: InvoiceParty | null): Markup | '' {
  if (!who) return '';
  return html`<section>
    <h2>${label}</h2>
    <p>${who.name}</p>
    <p>${[who.street, who.house_number].filter(Boolean).join(' ')}</p>
    <p>${[who.postal_code, who.city, who.country].filter(Boolean).join(' ')}</p>
    <p>${who.tax_id}</p>
  </section>`;
}

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1rem; margin: 0; } p { margin: 0; }
  dl { display: grid; grid-template-columns: max-content auto; gap: 0.25rem 1rem; } dd { margin: 0; }
  .parties { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 1.5rem 0; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 0.4rem; border-bottom: 1px solid #ccc; }
  .number { text-align: right; } .sums { justify-content: end; }
`;
