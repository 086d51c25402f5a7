import * as z from 'zod';
import { Id, Timestamp } from '../../id.ts';
import { languages } from '../../languages.ts';
import { shortcutModes } from './shortcut-modes.ts';

export const User = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    language: z.enum(languages),
    is_demo: z.boolean(),
    phone_number: z.string(),
    keyboard_shortcuts: z.enum(shortcutModes),
    has_password: z.boolean().describe('False when only an identity provider opens the account.'),
    created_at: Timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;
