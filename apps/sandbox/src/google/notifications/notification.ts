import * as z from 'zod';
import { accountsOf } from '../../world/world-source.ts';
import type { State } from '../../world/state.ts';
import type { Apply } from '../../world/world-event.ts';
import type { PushSubscription } from './pubsub.routes.ts';

const notificationTypes = [
  'GOOGLE_UPDATE',
  'NEW_REVIEW',
  'UPDATED_REVIEW',
  'NEW_CUSTOMER_MEDIA',
  'NEW_QUESTION',
  'UPDATED_QUESTION',
  'NEW_ANSWER',
  'UPDATED_ANSWER',
  'DUPLICATE_LOCATION',
  'LOSS_OF_VOICE_OF_MERCHANT',
  'VOICE_OF_MERCHANT_UPDATED',
] as const;

type NotificationType = (typeof notificationTypes)[number];

export const NotificationSetting = z.object({
  pubsubTopic: z
    .string()
    .regex(/^(projects\/[^/]+\/topics\/[^/]+)?$/, 'INVALID_PUBSUB_TOPIC')
    .optional(),
  notificationTypes: z.array(z.enum(notificationTypes)).optional(),
});

export type NotificationSetting = z.infer<typeof NotificationSetting>;

/**
 * Publishes to the topics of the accounts that manage the location and asked for this type: one message for each
 * subscription of a topic.
 */
export function enqueueNotification(
  state: State,
  type: NotificationType,
  about: { locationId: string; reviewId?: string },
  at: number,
): void {
  for (const accountId of accountsOf(state.source, about.locationId)) {
    const setting = state.notificationSettings.get(accountId);
    if (!setting?.pubsubTopic || !setting.notificationTypes?.includes(type)) continue;
    publish(state, setting.pubsubTopic, notification(accountId, type, about), at);
  }
}

function notification(
  accountId: string,
  type: NotificationType,
  { locationId, reviewId }: { locationId: string; reviewId?: string },
): object {
  const locationName = `accounts/${accountId}/locations/${locationId}`;
  return {
    name: `accounts/${accountId}/notificationSetting`,
    type,
    locationName,
    ...(reviewId === undefined ? {} : { reviewName: `${locationName}/reviews/${reviewId}` }),
  };
}

function publish(state: State, topic: string, content: object, at: number): void {
  for (const subscription of state.subscriptions.values()) {
    if (subscription.topic !== topic) continue;
    state.lastNumber += 1;
    const messageId = String(7_000_000_000_000_000 + state.lastNumber);
    state.outbox.set(messageId, {
      messageId,
      subscription: subscription.name,
      data: Buffer.from(JSON.stringify(content)).toString('base64'),
      attributes: {},
      publishTime: at,
    });
  }
}

export type NotificationEvent =
  | { kind: 'notification_setting_set'; accountId: string; setting: NotificationSetting }
  | { kind: 'subscription_created'; subscription: PushSubscription }
  | { kind: 'subscription_deleted'; name: string }
  | { kind: 'message_settled'; messageId: string };

/** Who is told of changes, and what was delivered. */
export const applyNotificationEvents: Apply<NotificationEvent> = {
  notification_setting_set({ notificationSettings }, { accountId, setting }) {
    notificationSettings.set(accountId, setting);
  },
  subscription_created({ subscriptions }, { subscription }) {
    subscriptions.set(subscription.name, subscription);
  },
  subscription_deleted: ({ subscriptions }, { name }) => void subscriptions.delete(name),
  message_settled: ({ outbox }, { messageId }) => void outbox.delete(messageId),
};
