import { eq } from 'drizzle-orm';
import { getUser } from '@pinfold/contract/features/session/get-user';
import { login } from '@pinfold/contract/features/session/login';
import { logout } from '@pinfold/contract/features/session/logout';
import { updateUser } from '@pinfold/contract/features/session/update-user';
import { mount, type Api } from '../../http/mount.ts';
import { logIn } from './login.service.ts';
import type { SessionUser } from './session-user.ts';
import { sessions, users } from './session.table.ts';

export function mountSession(api: Api): void {
  mount(api, login, ({ services, body, caller }) => logIn(services, body, caller));

  mount(api, logout, async ({ services, user }) => {
    await services.database.queries.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash));
  });

  mount(api, getUser, async ({ user }) => toWire(user));

  mount(api, updateUser, async ({ services, user, body }) => {
    await services.database.queries
      .update(users)
      .set({ language: body.language })
      .where(eq(users.id, user.id));
    return toWire({ ...user, language: body.language });
  });
}

function toWire({ id, email, name, language, isDemo, phoneNumber, hasPassword, createdAt }: SessionUser) {
  return {
    id,
    email,
    name,
    language,
    is_demo: isDemo,
    phone_number: phoneNumber,
    has_password: hasPassword,
    created_at: createdAt.toISOString(),
  };
}
