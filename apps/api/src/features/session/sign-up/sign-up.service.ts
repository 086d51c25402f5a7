import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { maySignUp, type SignUpLink } from '@pinfold/contract/features/session/account';
import type { Session } from '@pinfold/contract/features/session/login.endpoints';
import type { Registration } from '@pinfold/contract/features/session/sign-up.endpoints';
import { defaultLanguage, isOfferedLanguage, type Language } from '@pinfold/contract/languages';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { findAccount, hasAccount, newUserId } from '../account.ts';
import type { Caller } from '../../../caller.ts';
import { recordFirstConsents } from '../consents.service.ts';
import { installationFlags, listed } from '../installation-settings.ts';
import { createMailedLink, type LinkParts, sessionPages, takeMailedLink } from '../mailed-link.ts';
import { accountExistsMail, confirmRegistrationMail } from '../mails/account-mails.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { finishFirstStep } from '../second-factor/login-challenge.ts';
import { mailedLinks, users } from '../session.table.ts';
import { countTry } from '../../../limits/throttle.ts';

/** Whether sign-up by this link is allowed in this installation. */
export function isSignUpOpen(config: Config, link: SignUpLink): boolean {
  return maySignUp(link, listed(config.PINFOLD_SIGN_UP_ACCESS));
}

/** What an account will be made of, once its address is confirmed. Kept with the link, and gone with it. */
export interface PendingRegistration {
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  withMarketing: boolean;
  campaign: string | null;
}

const linkHours = 48;

/**
 * Accepts a registration; the result is only mailed. An address with an account gets a mail that says so, after the
 * same work and the same writes: the link made for it is sent to no one and opens nothing.
 */
export async function registerAccount(
  services: Services,
  registration: z.output<typeof Registration>,
  { language, caller }: { language: Language; caller: Caller },
): Promise<void> {
  const email = registration.email.toLowerCase();
  await refuseUnready(services, registration);
  await countTry(services, { purpose: 'register', account: email, address: caller.address });
  const details: PendingRegistration = {
    email,
    name: registration.name,
    passwordHash: await hashPassword(registration.password),
    language: offered(services, registration.language ?? language),
    withMarketing: registration.marketing_accepted,
    campaign: registration.campaign ?? null,
  };
  await services.database.queries.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    const link = await createMailedLink(
      tx,
      { kind: 'registration', hours: linkHours, details },
      services.now(),
    );
    const mailLanguage = account?.language ?? details.language;
    const confirmUrl = sessionPages.confirmEmail(services, link);
    const mail = account
      ? existsMail(services, mailLanguage)
      : confirmRegistrationMail(mailLanguage, confirmUrl, linkHours);
    await sendMail(services, tx, { to: email, language: mailLanguage, mail });
  });
}

/** Refuses what is wrong independently of the address, so that the response discloses nothing about it. */
async function refuseUnready(
  { config }: Services,
  { access, audit, custom_invitation, terms_accepted, password, email, name }: z.output<typeof Registration>,
): Promise<void> {
  if (!isSignUpOpen(config, { access, audit, customInvitation: custom_invitation }))
    throw new Problem('sign_up_closed');
  if (!terms_accepted) throw new Problem('terms_not_accepted');
  await checkNewPassword(config, password, [email, name]);
}

function offered({ config }: Services, language: Language): Language {
  return isOfferedLanguage(language, installationFlags(config)) ? language : defaultLanguage;
}

function existsMail(services: Services, language: Language): Mail {
  return accountExistsMail(language, {
    login: sessionPages.login(services),
    reset: sessionPages.forgotPassword(services),
  });
}

/** Makes the account behind a link and logs in. Of several registrations for one address, the first confirmed wins. */
export async function confirmRegistrationOf(
  services: Services,
  parts: LinkParts,
  caller: Caller,
): Promise<Session> {
  await countTry(services, { purpose: 'link', account: parts.uid, address: caller.address });
  return finishFirstStep(services, caller, async (tx) => {
    const link = await takeMailedLink(tx, 'registration', parts, services.now());
    if (!link) throw new Problem('link_invalid');
    const registration = link.details as PendingRegistration;
    const user = await createUser(tx, registration, services.now());
    if (!user) throw new Problem('link_invalid');
    const { withMarketing, email } = registration;
    await recordFirstConsents(tx, user.id, { withMarketing, at: link.createdAt });
    await dropRegistrations(tx, email);
    return user;
  });
}

/** Creates the user; an invited one without an account gets this password. Existing accounts do not change. */
async function createUser(
  tx: Queryable,
  { email, name, passwordHash, language, campaign }: PendingRegistration,
  createdAt: Date,
): Promise<{ id: number; email: string } | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      id: newUserId(),
      email,
      name,
      passwordHash,
      language,
      createdAt,
      acquisitionCampaign: campaign,
    })
    .onConflictDoUpdate({
      target: users.email,
      set: { name, passwordHash, language, acquisitionCampaign: campaign },
      setWhere: not(hasAccount),
    })
    .returning({ id: users.id, email: users.email });
  return user;
}

/** One that is being followed at this moment is passed over, since it waits for us: it will find the account. */
async function dropRegistrations(tx: Queryable, email: string): Promise<void> {
  const others = tx
    .select({ uid: mailedLinks.uid })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.kind, 'registration'), sql`${mailedLinks.details} ->> 'email' = ${email}`))
    .for('update', { skipLocked: true });
  await tx.delete(mailedLinks).where(inArray(mailedLinks.uid, others));
}
