import * as z from 'zod';
import type { WebhookEndpoint } from '../objects/webhook-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  ClearableText,
  Flag,
  Int,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import { sandboxStripe } from '../sandbox-stripe.ts';

const Url = z.url({ protocol: /^https?$/ });

const Create = z.strictObject({
  api_version: Text.optional(),
  description: ClearableText.optional(),
  enabled_events: z.array(Text).min(1),
  metadata: MetadataParam.optional(),
  url: Url,
});

const Update = z.strictObject({
  description: ClearableText.optional(),
  disabled: Flag.optional(),
  enabled_events: z.array(Text).min(1).optional(),
  metadata: MetadataParam.optional(),
  url: Url.optional(),
});

const EventList = ListParameters.extend({
  delivery_success: Flag.optional(),
  limit: Int.pipe(z.number().min(1).max(100)).optional(),
  type: Text.optional(),
  types: z.array(Text).max(20).optional(),
});

/** Where events go, and the events of the last 30 days. */
export function webhookCalls({ get, post, delete: remove }: StripeCalls): void {
  get('/v1/webhook_endpoints', ListParameters, (transaction, page) =>
    listPage(transaction.list('webhook_endpoint'), page, '/v1/webhook_endpoints'),
  );
  get('/v1/webhook_endpoints/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('webhook_endpoint', id),
  );
  post('/v1/webhook_endpoints', Create, (transaction, { metadata, ...given }) => {
    const endpoint = transaction.insert<WebhookEndpoint>({
      ...transaction.base('webhook_endpoint', 'we'),
      api_version: given.api_version ?? null,
      application: null,
      description: given.description ?? null,
      enabled_events: given.enabled_events,
      metadata: mergeMetadata({}, metadata),
      // The first one is the app's own, which knows its secret beforehand.
      signing_secret:
        transaction.list('webhook_endpoint').length === 0
          ? sandboxStripe.webhookSecret
          : transaction.newId('whsec'),
      status: 'enabled',
      url: given.url,
    });
    return { ...endpoint, secret: endpoint.signing_secret };
  });
  post('/v1/webhook_endpoints/:id', Update, (transaction, { metadata, disabled, ...changes }, id = '') => {
    const endpoint = Object.assign(transaction.edit('webhook_endpoint', id), changes);
    if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
    endpoint.metadata = mergeMetadata(endpoint.metadata, metadata);
    return endpoint;
  });
  remove('/v1/webhook_endpoints/:id', NoParameters, (transaction, _none, id = '') => {
    transaction.get('webhook_endpoint', id);
    transaction.remove(id);
    return { id, object: 'webhook_endpoint', deleted: true };
  });
  get('/v1/events', EventList, (transaction, { delivery_success: isDelivered, type, types, ...page }) => {
    if (type !== undefined && types)
      throw invalidParameter('types', 'You may only specify one of these parameters: type, types.');
    const pending = new Set(
      [...transaction.world.state.stripe.deliveries.values()].map(({ event }) => event),
    );
    return listPage(
      transaction
        .list('event')
        .filter(
          (one) =>
            (type === undefined || matches(type, one.type)) &&
            (types?.some((asked) => matches(asked, one.type)) ?? true) &&
            (isDelivered === undefined || isDelivered !== pending.has(one.id)),
        ),
      page,
      '/v1/events',
    );
  });
  get('/v1/events/:id', NoParameters, (transaction, _none, id = '') => transaction.get('event', id));
}

/** `invoice.*` stands for every event of invoices. */
function matches(asked: string, type: string): boolean {
  return asked.endsWith('.*') ? type.startsWith(asked.slice(0, -1)) : asked === type;
}
