import { defineEndpoint } from '../../endpoint.ts';
import { User } from './user.ts';

export const getUser = defineEndpoint({
  id: 'getUser',
  method: 'get',
  path: '/user/',
  summary: 'The user who is logged in',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
  response: User,
});
