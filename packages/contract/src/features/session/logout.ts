import { defineEndpoint } from '../../endpoint.ts';

export const logout = defineEndpoint({
  id: 'logout',
  method: 'post',
  path: '/logout/',
  summary: 'Revoke the token of this session',
  access: { for: 'user', demo: 'allowed', viewAs: 'allowed' },
});
