import { csvText } from '@pinfold/contract/csv-text';
import { isOwed } from '@pinfold/contract/features/billing/owed-invoice';
import { methodsFor } from '@pinfold/contract/features/billing/payment';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { openPayment, paymentPage } from './payments.ts';

/** Handlers for invoices, as rows, as files, and to pay them. */
export function invoiceAnswers(data: TestData): TestAnswers {
  const invoices = collection(() => data.billing.invoices);
  return {
    listInvoices: ({ query }) => pageOf(data.billing.invoices.map(listed), query, 20),
    getInvoice: ({ id }) => invoices.find(id),
    getInvoiceFile: ({ id, query }) => fileOf(invoices.find(id), query.get('type') ?? 'html'),
    exportInvoices: () => ({
      filename: `faktury-${now().slice(0, 10)}.csv`,
      content_type: 'text/csv',
      content: csvText([columns, ...data.billing.invoices.map(cellsOf)], 'pl'),
    }),
    payInvoice: ({ id, body: { payment_method = 'card' } }) => {
      const invoice = invoices.find(id);
      const { currency, amount_remaining } = invoice;
      if (!isOwed(invoice)) throw new TestProblem('nothing_to_pay');
      if (data.billing.subscription.status === 'suspended') throw new TestProblem('unpaid_subscription');
      if (!methodsFor(data.billing.paymentMethods, currency).includes(payment_method))
        throw new TestProblem('payment_method_unavailable');
      const { session_id } = openPayment(data.billing, {
        key: `invoice-${id}`,
        amount_due: amount_remaining,
        currency,
        basket: null,
        payment_method,
        invoice: id,
      });
      return { redirect_url: paymentPage(session_id) };
    },
  };
}

function listed(invoice: Schemas['InvoiceDetails']): Schemas['Invoice'] {
  const { seller: _seller, buyer: _buyer, lines: _lines, ...rest } = invoice;
  return rest;
}

/** The number, the parties, the lines and the sum; the API's own files say more. */
function fileOf(invoice: Schemas['InvoiceDetails'], type: string): Schemas['InvoiceFile'] {
  const name = invoice.number ?? String(invoice.id);
  if (type !== 'xml')
    return { filename: `${name}.html`, content_type: 'text/html', content: pageOfInvoice(invoice) };
  if (invoice.status === 'void') throw new TestProblem('not_found');
  if (!invoice.seller) throw new TestProblem('seller_missing');
  return { filename: `${name}.xml`, content_type: 'application/xml', content: xmlOf(invoice) };
}

function pageOfInvoice({ number, buyer, lines, total, currency }: Schemas['InvoiceDetails']): string {
  const rows = lines.map(
    ({ description, amount }) => `<tr><td>${description}</td><td>${zlotyText(amount)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="pl">
  <head><meta charset="utf-8" /><title>Faktura ${number ?? ''}</title></head>
  <body>
    <h1>Faktura ${number ?? ''}</h1>
    <p>${buyer?.name ?? ''}, NIP ${buyer?.tax_id ?? ''}</p>
    <table>${rows.join('')}</table>
    <p>Razem: ${zlotyText(total)} ${currency.toUpperCase()}</p>
  </body>
</html>`;
}

function xmlOf({ number, seller, buyer, issued_at, total, currency }: Schemas['InvoiceDetails']): string {
  const party = (tag: string, who: Schemas['InvoiceParty'] | null) =>
    `<${tag}><DaneIdentyfikacyjne><NIP>${who?.tax_id ?? ''}</NIP><Nazwa>${who?.name ?? ''}</Nazwa></DaneIdentyfikacyjne></${tag}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
  ${party('Podmiot1', seller)}
  ${party('Podmiot2', buyer)}
  <Fa>
    <KodWaluty>${currency.toUpperCase()}</KodWaluty>
    <P_1>${issued_at.slice(0, 10)}</P_1>
    <P_2>${number ?? ''}</P_2>
    <P_15>${(total / 100).toFixed(2)}</P_15>
  </Fa>
</Faktura>`;
}

const columns = ['Numer', 'Status', 'Wystawiona', 'Opłacona', 'Waluta', 'Netto', 'VAT', 'Brutto', 'KSeF'];

function cellsOf(invoice: Schemas['InvoiceDetails']) {
  const { number, status, issued_at, paid_at, currency, net, tax, total, ksef_number } = invoice;
  return [
    number,
    status,
    issued_at.slice(0, 10),
    paid_at?.slice(0, 10) ?? null,
    currency.toUpperCase(),
    net / 100,
    tax / 100,
    total / 100,
    ksef_number,
  ];
}

function zlotyText(minor: number): string {
  return (minor / 100).toFixed(2).replace('.', ',');
}
