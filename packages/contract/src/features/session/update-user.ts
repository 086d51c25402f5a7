import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { User } from './user.ts';

export const UserChange = z.object({ language: z.enum(languages) }).meta({ id: 'UserChange' });

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'patch',
  path: '/user/',
  summary: 'Change the language of the user who is logged in',
  access: { for: 'user', demo: 'blocked' },
  body: UserChange,
  response: User,
});
