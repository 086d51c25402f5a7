import { contained } from '../objects/stored.ts';
import type { StripeObject } from '../objects/stripe-object.ts';
import { StripeError } from './stripe-error.ts';

/** Where objects are found by their ids, to expand them. */
export interface Objects {
  find(id: string): StripeObject | undefined;
  all(): Iterable<StripeObject>;
}

/** An object as the API shows it: ids instead of objects, unless `expand[]` names them. @throws StripeError */
export function show(objects: Objects, value: object, expand: readonly string[] = []): object {
  return shown(
    objects,
    value,
    expand.map((path) => path.split('.')),
  ) as object;
}

type Path = readonly string[];

function shown(objects: Objects, value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => shown(objects, one, paths));
  if (typeof value === 'string') return paths.length === 0 ? value : expanded(objects, value, paths);
  if (typeof value !== 'object' || value === null) return value;
  const kind = 'object' in value ? String(value.object) : '';
  const all: Record<string, unknown> = { ...value, ...includedIn(objects, value, paths) };
  for (const [first = ''] of paths) if (first !== '' && !(first in all)) throw notExpandable(first);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([field]) => !neverShown.has(`${kind}.${field}`))
      .map(([field, one]) => [field, one, below(paths, field)] as const)
      .filter(([field, , inner]) => inner.length > 0 || !shownIfExpanded.has(`${kind}.${field}`))
      .map(([field, one, inner]) => [field, shown(objects, one, inner)]),
  );
}

function expanded(objects: Objects, id: string, paths: readonly Path[]): unknown {
  const object = objects.find(id);
  if (!object) return id;
  return shown(
    objects,
    object,
    paths.filter((path) => path.length > 0),
  );
}

function below(paths: readonly Path[], field: string): Path[] {
  return paths.filter(([first]) => first === field).map(([, ...rest]) => rest);
}

function notExpandable(field: string): StripeError {
  return new StripeError(400, `This property cannot be expanded (${field}).`, { param: 'expand' });
}

const neverShown = new Set([
  'payment_method.number',
  'payment_method.authenticated',
  'payment_intent.refunded',
  'subscription.pending_lines',
  'checkout.session.intent',
  'webhook_endpoint.signing_secret',
]);

const shownIfExpanded = new Set(['price.tiers', 'checkout.session.line_items']);

/** Lists that an object has only where they are expanded. */
function includedIn(objects: Objects, value: object, paths: readonly Path[]): Record<string, unknown> {
  if (paths.length === 0 || !('object' in value) || !('id' in value)) return {};
  const { id } = value;
  const included: Record<string, unknown> = {};
  const listOf = (field: string, url: string, belongs: (one: StripeObject) => boolean) => {
    if (below(paths, field).length > 0)
      included[field] = contained(url, [...objects.all()].filter(belongs).toReversed());
  };
  if (value.object === 'invoice')
    listOf(
      'payments',
      '/v1/invoice_payments',
      (one) => one.object === 'invoice_payment' && one.invoice === id,
    );
  if (value.object === 'customer') {
    listOf(
      'tax_ids',
      `/v1/customers/${String(id)}/tax_ids`,
      (one) => one.object === 'tax_id' && one.customer === id,
    );
    listOf(
      'subscriptions',
      '/v1/subscriptions',
      (one) => one.object === 'subscription' && one.customer === id && one.status !== 'canceled',
    );
  }
  return included;
}
