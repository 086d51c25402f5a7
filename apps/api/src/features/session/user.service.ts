import { createHmac } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { User, UserChange, UserDetails } from '@pinfold/contract/features/session/account.endpoints';
import { isOfferedLanguage, type Language } from '@pinfold/contract/languages';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { companySubscription } from '../billing/subscription/company-subscription.queries.ts';
import { companies, members } from '../company/company.table.ts';
import type { Member } from '../company/member.ts';
import { installationFlags } from './installation-settings.ts';
import type { SessionUser } from './account.ts';
import { users } from './session.table.ts';

/** Changes the given fields only. */
export async function changeUser(
  services: Services,
  user: SessionUser,
  { name, language, phone_number, keyboard_shortcuts }: z.output<typeof UserChange>,
): Promise<User> {
  if (language !== undefined && !(await isOfferedTo(services, user, language)))
    throw new Problem('invalid_request', { errors: [{ path: 'body.language', message: 'not offered' }] });
  const [changed] = await services.database.queries
    .update(users)
    .set({
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(phone_number !== undefined && { phoneNumber: phone_number }),
      ...(keyboard_shortcuts !== undefined && { keyboardShortcuts: keyboard_shortcuts }),
    })
    .where(eq(users.id, user.id))
    .returning({
      name: users.name,
      language: users.language,
      phoneNumber: users.phoneNumber,
      keyboardShortcuts: users.keyboardShortcuts,
    });
  if (!changed) throw new Problem('unauthenticated');
  return userToWire({ ...user, ...changed });
}

function userToWire(user: SessionUser): User {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    language: user.language,
    is_demo: user.isDemo,
    phone_number: user.phoneNumber,
    keyboard_shortcuts: user.keyboardShortcuts,
    has_password: user.hasPassword,
    created_at: user.createdAt.toISOString(),
  };
}

/** The user in the company of the request, if they name one. */
export async function userDetailsOf(
  services: Services,
  user: SessionUser,
  member: Member | undefined,
): Promise<UserDetails> {
  const { config, database } = services;
  const secret = config.PINFOLD_CHAT_SECRET;
  // Only whoever holds the account proves it: a company's identity provider vouches for that company alone.
  const isHolder = !user.isViewed && user.onlyCompanyId === undefined;
  return {
    ...userToWire(user),
    company_subscription: member ? await companySubscription(services, database.queries, member) : null,
    hmac:
      secret !== undefined && isHolder ? createHmac('sha256', secret).update(user.email).digest('hex') : null,
  };
}

/** A flag is on for all users, or for a company that the user belongs to. */
async function isOfferedTo(
  { config, database }: Services,
  user: SessionUser,
  language: Language,
): Promise<boolean> {
  if (isOfferedLanguage(language, installationFlags(config))) return true;
  const [inCompany] = await database.queries
    .select({ id: companies.id })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(
      and(
        eq(members.userId, user.id),
        eq(members.status, 'active'),
        arrayContains(companies.featureFlags, ['spanish']),
      ),
    )
    .limit(1);
  return inCompany !== undefined;
}
