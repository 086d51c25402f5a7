import { Hono } from 'hono';
import { invalidArgument } from '../google-error.ts';
import { readBody } from '../read-json.ts';
import { type GoogleContext, type GoogleEnv, granted, requireAccount } from '../google-context.ts';
import { NotificationSetting } from './notification.ts';

const service = 'mybusinessnotifications.googleapis.com';
const path = '/v1/accounts/:account/notificationSetting';

/** My Business Notifications API v1: one Pub/Sub setting an account. */
export function notificationRoutes(context: GoogleContext) {
  const { world } = context;
  const resource = (accountId: string) => ({
    name: `accounts/${accountId}/notificationSetting`,
    ...world.state.notificationSettings.get(accountId),
  });

  return new Hono<GoogleEnv>()
    .get(path, granted(context, service), (c) => {
      requireAccount(context, c.get('grantedAccount'), c.req.param('account'));
      return c.json(resource(c.req.param('account')));
    })
    .patch(path, granted(context, service), async (c) => {
      const accountId = c.req.param('account');
      requireAccount(context, c.get('grantedAccount'), accountId);
      const body = await readBody(c.req, NotificationSetting, 'notification_setting.');
      const masked = readUpdateMask(c.req.query('updateMask') ?? c.req.query('update_mask'));
      const setting = { ...world.state.notificationSettings.get(accountId) };
      for (const field of masked) Object.assign(setting, { [field]: body[field] });
      world.commit({ kind: 'notification_setting_set', accountId, setting });
      return c.json(resource(accountId));
    });
}

type SettingField = keyof NotificationSetting;

function readUpdateMask(mask: string | undefined): SettingField[] {
  if (mask === undefined || mask === '') throw invalidArgument('update_mask', 'update_mask is required.');
  return mask.split(',').map((field) => {
    const known = fieldNames[field.trim()];
    if (!known) throw invalidArgument('update_mask', `Invalid field mask provided: ${field}`);
    return known;
  });
}

const fieldNames: Record<string, SettingField> = {
  pubsubTopic: 'pubsubTopic',
  pubsub_topic: 'pubsubTopic',
  notificationTypes: 'notificationTypes',
  notification_types: 'notificationTypes',
};
