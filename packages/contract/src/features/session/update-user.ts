import * as z from 'zod';
import { line } from '../../line.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { languages } from '../../languages.ts';
import { shortcutModes } from './shortcut-modes.ts';
import { User } from './user.ts';

export const UserChange = z
  .object({
    language: z.enum(languages),
    name: line().min(1).max(120),
    phone_number: line().max(30),
    keyboard_shortcuts: z.enum(shortcutModes),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
  .meta({ id: 'UserChange' });

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'patch',
  path: '/user/',
  summary:
    'Change the name, the phone number, the language or the keyboard shortcuts of the user who is logged in',
  access: { for: 'user', demo: 'blocked' },
  body: UserChange,
  response: User,
});
