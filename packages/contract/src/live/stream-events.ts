import { defineEndpoint } from '../endpoint.ts';
import { LiveEvent } from './live-event.ts';

export const streamEvents = defineEndpoint({
  id: 'streamEvents',
  method: 'get',
  path: '/events/',
  summary: 'What changes in the company, as server-sent events, while the connection is open',
  access: { demo: 'allowed' },
  response: LiveEvent,
  stream: true,
});
