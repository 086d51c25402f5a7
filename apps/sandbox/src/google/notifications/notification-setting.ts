import * as z from 'zod';

export const notificationTypes = [
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

export type NotificationType = (typeof notificationTypes)[number];

export const NotificationSetting = z.object({
  pubsubTopic: z
    .string()
    .regex(/^(projects\/[^/]+\/topics\/[^/]+)?$/, 'INVALID_PUBSUB_TOPIC')
    .optional(),
  notificationTypes: z.array(z.enum(notificationTypes)).optional(),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;
