import type { InvoiceLine, InvoiceParty } from '@pinfold/contract/features/billing/invoice';
import { type Markup, xml } from '../../../answers/markup.ts';
import { Problem } from '../../../problem.ts';
import { polishDay } from './polish-day.ts';
import type { InvoiceRow } from './store-invoices.ts';

const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';

/**
 * Returns an invoice as FA(3), the structure of the Polish system of e-invoices. Net prices, taxed at 23, 8 or 5 %, at
 * nothing, or by the buyer where that is a business elsewhere in the EU.
 * @throws Problem `seller_missing`, `not_found` for a void one, which is in no books
 */
export function fa3(invoice: InvoiceRow, writtenAt: Date): string {
  const { seller, buyer } = invoice;
  if (invoice.status === 'void') throw new Problem('not_found');
  if (!seller || !buyer) throw new Problem('seller_missing');
  const isReverse = invoice.lines.some((line) => line.tax_percent === null);
  const parts = [
    element('Naglowek', [
      xml`<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>`,
      field('WariantFormularza', '3'),
      field('DataWytworzeniaFa', `${writtenAt.toISOString().slice(0, 19)}Z`),
      field('SystemInfo', 'Pinfold'),
    ]),
    element('Podmiot1', [
      // Asked for where the buyer accounts for the tax.
      ...(isReverse ? [field('PrefiksPodatnika', 'PL')] : []),
      element('DaneIdentyfikacyjne', [field('NIP', digitsOf(seller.tax_id)), field('Nazwa', seller.name)]),
      addressOf(seller),
    ]),
    element('Podmiot2', [
      element('DaneIdentyfikacyjne', [...identityOf(buyer), field('Nazwa', buyer.name)]),
      addressOf(buyer),
      ...(buyer.email === '' ? [] : [element('DaneKontaktowe', [field('Email', buyer.email)])]),
      // Neither a unit of a local government nor a member of a VAT group.
      field('JST', '2'),
      field('GV', '2'),
    ]),
    element('Fa', [
      field('KodWaluty', invoice.currency.toUpperCase()),
      field('P_1', polishDay(invoice.issuedAt)),
      field('P_2', invoice.number ?? invoice.stripeInvoiceId),
      element('OkresFa', [
        field('P_6_Od', polishDay(invoice.periodStart)),
        field('P_6_Do', polishDay(invoice.periodEnd)),
      ]),
      ...sumsOf(invoice.lines),
      field('P_15', decimal(invoice.total)),
      annotations(isReverse),
      field('RodzajFaktury', 'VAT'),
      ...invoice.lines.map(lineOf),
    ]),
  ];
  return String(xml`<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="${namespace}">${parts}</Faktura>`);
}

/** What each rate is called in the sums of net and tax, in the order that the structure asks for. */
const sumFields: readonly [rate: string, net: string, tax: string | undefined][] = [
  ['23', 'P_13_1', 'P_14_1'],
  ['8', 'P_13_2', 'P_14_2'],
  ['5', 'P_13_3', 'P_14_3'],
  ['0 KR', 'P_13_6_1', undefined],
  ['np II', 'P_13_9', undefined],
];

function sumsOf(lines: readonly InvoiceLine[]): Markup[] {
  return sumFields.flatMap(([rate, net, tax]) => {
    const own = lines.filter((line) => rateOf(line) === rate);
    if (own.length === 0) return [];
    const sum = (of: (line: InvoiceLine) => number) => decimal(own.reduce((all, line) => all + of(line), 0));
    return [
      field(
        net,
        sum(({ amount }) => amount),
      ),
      ...(tax
        ? [
            field(
              tax,
              sum((line) => line.tax),
            ),
          ]
        : []),
    ];
  });
}

/** A service to a business elsewhere in the EU is outside of the Polish tax (`np II`). */
function rateOf({ tax_percent: percent }: InvoiceLine): string {
  if (percent === null) return 'np II';
  return percent === 0 ? '0 KR' : String(percent);
}

function lineOf(line: InvoiceLine, index: number): Markup {
  const quantity = line.quantity || 1;
  return element('FaWiersz', [
    field('NrWierszaFa', String(index + 1)),
    field('P_7', line.description),
    field('P_8A', 'szt.'),
    field('P_8B', String(quantity)),
    field('P_9A', unitPrice(line.amount, quantity)),
    field('P_11', decimal(line.amount)),
    field('P_12', rateOf(line)),
  ]);
}

/** Of tiers the mean, with the eight decimals that the structure takes. */
function unitPrice(amount: number, quantity: number): string {
  return (amount / 100 / quantity).toFixed(8).replace(/0{1,6}$/, '');
}

/** Of what a sale can be besides a plain one, only the reverse charge concerns us. */
function annotations(isReverse: boolean): Markup {
  return element('Adnotacje', [
    field('P_16', '2'),
    field('P_17', '2'),
    field('P_18', isReverse ? '1' : '2'),
    field('P_18A', '2'),
    element('Zwolnienie', [field('P_19N', '1')]),
    element('NoweSrodkiTransportu', [field('P_22N', '1')]),
    field('P_23', '2'),
    element('PMarzy', [field('P_PMarzyN', '1')]),
  ]);
}

function identityOf({ tax_id: taxId, country }: InvoiceParty): Markup[] {
  if (taxId === '') return [field('BrakID', '1')];
  if (country === 'PL') return [field('NIP', digitsOf(taxId))];
  // Greece has a code of its own among numbers for VAT.
  const code = country === 'GR' ? 'EL' : country;
  return [field('KodUE', code), field('NrVatUE', taxId.replace(new RegExp(`^${code}`, 'i'), ''))];
}

function addressOf({ street, house_number: house, postal_code: code, city, country }: InvoiceParty): Markup {
  return element('Adres', [
    field('KodKraju', country),
    field('AdresL1', [street, house].filter(Boolean).join(' ')),
    field('AdresL2', [code, city].filter(Boolean).join(' ')),
  ]);
}

function digitsOf(taxId: string): string {
  return taxId.replaceAll(/\D/g, '');
}

/** An amount in minor units with two decimals; all currencies that we sell in have them. */
function decimal(amount: number): string {
  return (amount / 100).toFixed(2);
}

function element(name: string, children: readonly Markup[]): Markup {
  return xml`<${name}>${children}</${name}>`;
}

function field(name: string, text: string): Markup {
  return xml`<${name}>${text}</${name}>`;
}
