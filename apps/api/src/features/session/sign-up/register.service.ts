import type * as z from 'zod';
import type { Registration } from '@pinfold/contract/features/session/sign-up.endpoints';
import { defaultLanguage, isOfferedLanguage, type Language } from '@pinfold/contract/languages';
import type { Mail } from '../../../mail/mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { findAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { installationFlags } from '../installation-flags.ts';
import { createMailedLink } from '../mailed-link.ts';
import { accountExistsMail } from '../mails/account-exists-mail.ts';
import { confirmRegistrationMail } from '../mails/confirm-registration-mail.ts';
import { hashPassword } from '../passwords.ts';
import { sessionPages } from '../session-pages.ts';
import { countTry } from '../throttle.ts';
import type { PendingRegistration } from './pending-registration.ts';
import { isSignUpOpen } from './sign-up-access.ts';

const linkHours = 48;

/**
 * Takes a wish for an account and answers it by mail alone. Whoever has an account already is told so in that mail,
 * after the same work and the same writing: the link that is made for them is told to nobody and would open nothing.
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

/** What is refused whoever the address belongs to, and so tells nothing about it. */
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
