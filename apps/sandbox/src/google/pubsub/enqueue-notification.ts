import type { ReviewAddress, State } from '../../world/state.ts';
import type { NotificationType } from '../notifications/notification-setting.ts';

/** Publishes to the account's topic, when it asked for this type: one message for each subscription of the topic. */
export function enqueueNotification(
  state: State,
  type: NotificationType,
  { locationId, reviewId }: ReviewAddress,
  at: number,
): void {
  const accountId = state.source.findLocation(locationId)?.accountId;
  const setting = accountId === undefined ? undefined : state.notificationSettings.get(accountId);
  if (!setting?.pubsubTopic || !setting.notificationTypes?.includes(type)) return;
  const locationName = `accounts/${accountId}/locations/${locationId}`;
  const notification = {
    name: `accounts/${accountId}/notificationSetting`,
    type,
    locationName,
    reviewName: `${locationName}/reviews/${reviewId}`,
  };
  for (const subscription of state.subscriptions.values()) {
    if (subscription.topic !== setting.pubsubTopic) continue;
    state.lastNumber += 1;
    const messageId = String(7_000_000_000_000_000 + state.lastNumber);
    state.outbox.set(messageId, {
      messageId,
      subscription: subscription.name,
      data: Buffer.from(JSON.stringify(notification)).toString('base64'),
      attributes: {},
      publishTime: at,
    });
  }
}
