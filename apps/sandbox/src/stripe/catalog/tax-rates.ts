import * as z from 'zod';
import type { TaxRate } from '../objects/catalog-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { Flag, Fraction, ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';

const Update = z.strictObject({
  active: Flag.optional(),
  country: Text.optional(),
  description: Text.optional(),
  display_name: Text.optional(),
  jurisdiction: Text.optional(),
  metadata: MetadataParam.optional(),
  state: Text.optional(),
  tax_type: Text.optional(),
});

const Create = Update.extend({
  display_name: Text,
  inclusive: Flag,
  percentage: Fraction.pipe(z.number().min(0).max(100)),
});

const List = ListParameters.extend({ active: Flag.optional(), inclusive: Flag.optional() });

export function taxRateCalls({ get, post }: StripeCalls): void {
  get('/v1/tax_rates', List, (transaction, { active, inclusive, ...page }) =>
    listPage(
      transaction
        .list('tax_rate')
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (inclusive === undefined || one.inclusive === inclusive),
        ),
      page,
      '/v1/tax_rates',
    ),
  );
  get('/v1/tax_rates/:id', NoParameters, (transaction, _none, id = '') => transaction.get('tax_rate', id));
  post('/v1/tax_rates', Create, (transaction, { metadata, ...given }) => {
    const rate = transaction.insert({
      ...transaction.base('tax_rate', 'txr'),
      active: true,
      country: null,
      description: null,
      effective_percentage: null,
      flat_amount: null,
      jurisdiction: null,
      jurisdiction_level: null,
      metadata: mergeMetadata({}, metadata),
      rate_type: 'percentage',
      state: null,
      tax_type: null,
      ...given,
    } as TaxRate);
    transaction.emit('tax_rate.created', rate);
    return rate;
  });
  post('/v1/tax_rates/:id', Update, (transaction, { metadata, ...changes }, id = '') => {
    const rate = transaction.edit('tax_rate', id);
    Object.assign(rate, changes);
    rate.metadata = mergeMetadata(rate.metadata, metadata);
    transaction.emit('tax_rate.updated', rate);
    return rate;
  });
}
