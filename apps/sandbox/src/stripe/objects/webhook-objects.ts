import type { Metadata, Stored } from './stored.ts';

export interface StripeEvent extends Stored<'event'> {
  api_version: string;
  data: { object: object; previous_attributes?: object };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface WebhookEndpoint extends Stored<'webhook_endpoint'> {
  api_version: string | null;
  application: null;
  description: string | null;
  enabled_events: string[];
  metadata: Metadata;
  /** Shown only by the call that creates it, as `secret`. */
  signing_secret: string;
  status: 'enabled' | 'disabled';
  url: string;
}
