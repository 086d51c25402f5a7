import * as z from 'zod';

/** projects.subscriptions of Pub/Sub v1, as far as push delivery goes. */
export const SubscriptionBody = z.object({
  topic: z.string().regex(/^projects\/[^/]+\/topics\/[^/]+$/),
  pushConfig: z.object({
    pushEndpoint: z.url({ protocol: /^https?$/ }),
    attributes: z.record(z.string(), z.string()).optional(),
  }),
  ackDeadlineSeconds: z.number().int().min(10).max(600).optional(),
});

export type PushSubscription = z.infer<typeof SubscriptionBody> & { name: string };

export interface PushMessage {
  messageId: string;
  subscription: string;
  data: string;
  attributes: Record<string, string>;
  publishTime: number;
}
