import * as z from 'zod';
import { emailLine } from '../../line.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';

export const Credentials = z
  .object({ email: emailLine(), password: z.string().min(1).max(1024) })
  .meta({ id: 'Credentials' });

export const Session = z
  .object({ token: z.string(), email: z.string(), expires_at: Timestamp })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const login = defineEndpoint({
  id: 'login',
  method: 'post',
  path: '/login/',
  summary: 'Exchange an e-mail and a password for a token',
  access: { for: 'anyone' },
  body: Credentials,
  response: Session,
  problems: ['invalid_credentials', 'too_many_attempts', 'too_busy'],
});
