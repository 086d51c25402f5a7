import * as z from 'zod';
import type { Price, Recurring, Tier } from '../objects/catalog-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  ClearableText,
  DecimalText,
  Flag,
  Int,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { createProduct } from './products.ts';

const Amount = { unit_amount: Int.optional(), unit_amount_decimal: DecimalText.optional() };

const RecurringParam = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: Int.pipe(z.number().min(1).max(1095)).optional(),
  usage_type: z.literal('licensed').optional(),
});

const TierParam = z.strictObject({
  ...Amount,
  flat_amount: Int.optional(),
  flat_amount_decimal: DecimalText.optional(),
  up_to: z.union([z.literal('inf').transform(() => null), Int.pipe(z.number().min(1))]),
});

const Create = z.strictObject({
  ...Amount,
  active: Flag.optional(),
  billing_scheme: z.enum(['per_unit', 'tiered']).optional(),
  currency: Text.transform((currency) => currency.toLowerCase()),
  lookup_key: Text.optional(),
  metadata: MetadataParam.optional(),
  nickname: Text.optional(),
  product: Text.optional(),
  product_data: z.strictObject({ name: Text, metadata: MetadataParam.optional() }).optional(),
  recurring: RecurringParam.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  tiers: z.array(TierParam).min(1).optional(),
  tiers_mode: z.enum(['graduated', 'volume']).optional(),
  transfer_lookup_key: Flag.optional(),
});

const Update = z.strictObject({
  active: Flag.optional(),
  lookup_key: ClearableText.optional(),
  metadata: MetadataParam.optional(),
  nickname: Text.optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  transfer_lookup_key: Flag.optional(),
});

const List = ListParameters.extend({
  active: Flag.optional(),
  currency: Text.optional(),
  lookup_keys: z.array(Text).max(10).optional(),
  product: Text.optional(),
  recurring: z.strictObject({ interval: Text.optional(), usage_type: Text.optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

export function priceCalls({ get, post }: StripeCalls): void {
  get(
    '/v1/prices',
    List,
    (transaction, { active, currency, lookup_keys: keys, product, recurring, type, ...page }) =>
      listPage(
        transaction
          .list('price')
          .filter(
            (one) =>
              (active === undefined || one.active === active) &&
              (currency === undefined || one.currency === currency) &&
              (keys === undefined || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
              (product === undefined || one.product === product) &&
              (recurring?.interval === undefined || one.recurring?.interval === recurring.interval) &&
              (type === undefined || one.type === type),
          ),
        page,
        '/v1/prices',
      ),
  );
  get('/v1/prices/:id', NoParameters, (transaction, _none, id = '') => transaction.get('price', id));
  post('/v1/prices', Create, createPrice);
  post(
    '/v1/prices/:id',
    Update,
    (
      transaction,
      { metadata, lookup_key: key, transfer_lookup_key: transfer = false, ...changes },
      id = '',
    ) => {
      const price = transaction.edit('price', id);
      Object.assign(price, changes);
      if (key !== undefined)
        price.lookup_key = key === '' ? null : takeLookupKey(transaction, key, transfer, id);
      price.metadata = mergeMetadata(price.metadata, metadata);
      transaction.emit('price.updated', price);
      return price;
    },
  );
}

type PriceParameters = z.infer<typeof Create>;

/** Also makes the product of `product_data`. @throws StripeError */
export function createPrice(transaction: Transaction, given: PriceParameters): Price {
  const { unit_amount: amount, unit_amount_decimal: decimal, tiers, lookup_key: key } = given;
  const isTiered = given.billing_scheme === 'tiered';
  if (isTiered && (!tiers || !given.tiers_mode))
    throw invalidParameter(
      'tiers',
      'You must specify `tiers` and `tiers_mode` if `billing_scheme` is tiered.',
    );
  if (!isTiered && (amount ?? decimal) === undefined)
    throw invalidParameter('unit_amount', 'Missing required param: unit_amount.', 'parameter_missing');
  const price = transaction.insert<Price>({
    ...transaction.base('price', 'price'),
    active: given.active ?? true,
    billing_scheme: given.billing_scheme ?? 'per_unit',
    currency: given.currency,
    custom_unit_amount: null,
    lookup_key:
      key === undefined ? null : takeLookupKey(transaction, key, given.transfer_lookup_key ?? false),
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: productOf(transaction, given),
    recurring: recurringOf(given),
    tax_behavior: given.tax_behavior ?? 'unspecified',
    ...(isTiered && tiers && { tiers: tiersOf(tiers) }),
    tiers_mode: isTiered ? (given.tiers_mode ?? null) : null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: isTiered ? null : wholeAmount(amount, decimal),
    unit_amount_decimal: isTiered ? null : (decimal ?? String(amount)),
  });
  transaction.emit('price.created', price);
  return price;
}

function productOf(transaction: Transaction, { product, product_data: data }: PriceParameters): string {
  if (data) return createProduct(transaction, data).id;
  if (product === undefined)
    throw invalidParameter(
      'product',
      'You must specify either `product` or `product_data`.',
      'parameter_missing',
    );
  return transaction.get('product', product, 'product').id;
}

function recurringOf({ recurring }: PriceParameters): Recurring | null {
  if (!recurring) return null;
  return {
    interval: recurring.interval,
    interval_count: recurring.interval_count ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function tiersOf(tiers: readonly z.infer<typeof TierParam>[]): Tier[] {
  tiers.forEach(({ up_to: upTo }, index) => {
    const isLast = index === tiers.length - 1;
    const before = tiers[index - 1]?.up_to ?? 0;
    if (isLast ? upTo !== null : upTo === null || upTo <= before)
      throw invalidParameter(
        `tiers[${index}][up_to]`,
        'Tiers must be in ascending order, and the last one must have `up_to` inf.',
      );
  });
  return tiers.map((tier) => ({
    flat_amount: wholeAmount(tier.flat_amount, tier.flat_amount_decimal),
    flat_amount_decimal:
      tier.flat_amount_decimal ?? (tier.flat_amount === undefined ? null : String(tier.flat_amount)),
    unit_amount: wholeAmount(tier.unit_amount, tier.unit_amount_decimal),
    unit_amount_decimal:
      tier.unit_amount_decimal ?? (tier.unit_amount === undefined ? null : String(tier.unit_amount)),
    up_to: tier.up_to,
  }));
}

/** Null where the amount has decimal places. */
function wholeAmount(amount: number | undefined, decimal: string | undefined): number | null {
  if (amount !== undefined) return amount;
  return decimal !== undefined && /^-?\d+(\.0+)?$/.test(decimal) ? Number(decimal) : null;
}

/** A key belongs to one price; it is taken away from the former only if the call says so. */
function takeLookupKey(transaction: Transaction, key: string, transfer: boolean, own?: string): string {
  const holder = transaction.list('price').find((one) => one.lookup_key === key && one.id !== own);
  if (holder && !transfer)
    throw new StripeError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  if (holder) transaction.edit('price', holder.id).lookup_key = null;
  return key;
}
