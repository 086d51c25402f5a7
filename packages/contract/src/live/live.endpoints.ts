import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { liveTopics } from './live-topics.ts';

/** Signals a change; clients that show it fetch it again. Carries ids, never contents. */
export const LiveEvent = z
  .object({
    topic: z.enum(liveTopics),
    ids: z.array(Id).describe('What changed; empty when too many to name.'),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;

export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  method: 'get',
  path: '/events/',
  summary: 'What changes in the company, as server-sent events, while the connection is open',
  access: { demo: 'allowed' },
  response: LiveEvent,
  stream: true,
});
