import * as z from 'zod';
import type { Product } from '../objects/catalog-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  ClearableText,
  Flag,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import type { Transaction } from '../protocol/transaction.ts';

const Create = z.strictObject({
  active: Flag.optional(),
  description: Text.optional(),
  id: Text.optional(),
  metadata: MetadataParam.optional(),
  name: Text,
  tax_code: Text.optional(),
  unit_label: Text.optional(),
  url: Text.optional(),
});

const Update = Create.omit({ id: true }).extend({
  default_price: Text.optional(),
  description: ClearableText.optional(),
  name: Text.optional(),
});

const List = ListParameters.extend({ active: Flag.optional(), ids: z.array(Text).optional() });

export function productCalls({ get, post, delete: remove }: StripeCalls): void {
  get('/v1/products', List, (transaction, { active, ids, ...page }) =>
    listPage(
      transaction
        .list('product')
        .filter((one) => (active === undefined || one.active === active) && (ids?.includes(one.id) ?? true)),
      page,
      '/v1/products',
    ),
  );
  get('/v1/products/:id', NoParameters, (transaction, _none, id = '') => transaction.get('product', id));
  post('/v1/products', Create, createProduct);
  post('/v1/products/:id', Update, (transaction, { metadata, ...changes }, id = '') => {
    const product = transaction.edit('product', id);
    if (changes.default_price !== undefined) transaction.get('price', changes.default_price, 'default_price');
    Object.assign(product, changes, { updated: transaction.now });
    product.metadata = mergeMetadata(product.metadata, metadata);
    transaction.emit('product.updated', product);
    return product;
  });
  remove('/v1/products/:id', NoParameters, (transaction, _none, id = '') => {
    const product = transaction.get('product', id);
    if (transaction.list('price').some((price) => price.product === id))
      throw invalidParameter(
        'id',
        'This product cannot be deleted because it has one or more user-created prices.',
      );
    transaction.remove(id);
    transaction.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  });
}

export function createProduct(
  transaction: Transaction,
  { id, metadata, ...given }: z.infer<typeof Create>,
): Product {
  const base = transaction.base('product', 'prod');
  const product = transaction.insert({
    ...base,
    active: true,
    description: null,
    default_price: null,
    images: [],
    marketing_features: [],
    metadata: mergeMetadata({}, metadata),
    tax_code: null,
    type: 'service' as const,
    unit_label: null,
    updated: transaction.now,
    url: null,
    ...given,
    id: id ?? base.id,
  } as Product);
  transaction.emit('product.created', product);
  return product;
}
