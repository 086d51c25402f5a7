import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../id.ts';

/** A place where the user is logged in. */
export const Device = z
  .object({
    id: Id,
    user_agent: z.string(),
    created_at: Timestamp,
    last_used_at: Timestamp.describe('To within five minutes.'),
    is_current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof Device>;

export const listDevices = defineEndpoint({
  id: 'listDevices',
  method: 'get',
  path: '/user/sessions/',
  summary: 'Where the user is logged in, the most recent first',
  access: { for: 'user', demo: 'allowed' },
  response: z.object({ results: z.array(Device) }),
});

export const endDevice = defineEndpoint({
  id: 'endDevice',
  method: 'delete',
  path: '/user/sessions/{id}/',
  summary: 'Log out one device',
  access: { for: 'user', demo: 'blocked' },
  params: IdParam,
  problems: ['not_found'],
});

export const logoutEverywhere = defineEndpoint({
  id: 'logoutEverywhere',
  method: 'post',
  path: '/logout/everywhere/',
  summary: 'End every session of the user, this one too',
  access: { for: 'user', demo: 'blocked' },
});
