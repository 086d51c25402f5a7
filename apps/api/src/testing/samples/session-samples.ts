import { desc, eq } from 'drizzle-orm';
import { createMailedLink, type LinkParts } from '../../features/session/mailed-link.ts';
import { hashPassword } from '../../features/session/passwords/password-hash.ts';
import { sessions, users } from '../../features/session/session.table.ts';
import { passkeyChallenges } from '../../features/session/passkeys/passkeys.table.ts';
import type { PendingRegistration } from '../../features/session/sign-up/sign-up.service.ts';
import type { RawRequest } from '../clients/request.ts';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@pinfold/contract/features/session/passkeys.endpoints';
import { makeAttestation, makePasskey, signWith } from '../worlds/made-passkeys.ts';
import { codeOf, makeChallenge, makeFactor } from '../worlds/second-factors.ts';
import type { TestApi } from '../clients/start-test-api.ts';

/** Rows of sessions for sample requests. */
export interface SessionRows {
  /** Another user, so that ending their sessions leaves the caller's alone. */
  guestEmail: string;
  registrationLink: LinkParts;
  resetLink: LinkParts;
  /** Another device of the caller. */
  deviceId: number;
  /** A code of the authenticator app that the caller is setting up. */
  pendingCode: () => string;
  loginCompletion: { challenge: string; code: string };
  passkeys: { id: number; made: PasskeyAttestation; login: PasskeyAssertion; renewal: PasskeyAssertion };
}

const password = 'Zażółć gęślą jaźń';

const newPassword = 'czereśnie w grudniu';

let passwordHash: Promise<string> | undefined;

/** Gives the caller a password and a second device, and makes links that still work. */
export async function makeSessionRows(
  { make, services }: Pick<TestApi, 'make' | 'services'>,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<SessionRows> {
  const { queries } = services.database;
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  await queries.update(users).set({ passwordHash: hash }).where(eq(users.id, userId));
  await make.token(userId);
  const [device] = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id));
  const { pendingSecret } = await makeFactor(services, userId);
  const email = `gosc-${companyId}@firma.test`;
  const guest = await make.member(companyId, { email, passwordHash: hash });
  const careful = await make.member(companyId);
  const factor = await makeFactor(services, careful.userId);
  const details: PendingRegistration = {
    email: `nowa-${companyId}@firma.test`,
    name: 'Nowa osoba',
    passwordHash: hash,
    language: 'pl',
    withMarketing: false,
    campaign: null,
  };
  const now = services.now();
  const holder = { id: userId, email: 'osoba@firma.test' };
  const passkey = await makePasskey(services, holder);
  const { made } = await makeAttestation(services, holder);
  const [login, renewal] = [
    await signWith(services, passkey, 'login', userId),
    await signWith(services, passkey, 'renewal', userId),
  ];
  // They are taken for minutes, and a file of tests may need longer.
  await queries.update(passkeyChallenges).set({ expiresAt: new Date(now.getTime() + 86_400_000) });
  return {
    guestEmail: email,
    registrationLink: await createMailedLink(queries, { kind: 'registration', hours: 1, details }, now),
    resetLink: await createMailedLink(
      queries,
      { kind: 'password_reset', hours: 1, userId: guest.userId },
      now,
    ),
    deviceId: device?.id ?? 0,
    pendingCode: () => codeOf(pendingSecret, services.now()),
    loginCompletion: {
      challenge: await makeChallenge(services, careful.userId),
      code: factor.recoveryCode,
    },
    passkeys: {
      id: passkey.id,
      made,
      login,
      renewal,
    },
  };
}

export function sessionSamples(rows: SessionRows): Record<string, RawRequest> {
  const {
    guestEmail: email,
    registrationLink,
    resetLink,
    deviceId,
    pendingCode,
    loginCompletion,
    passkeys,
  } = rows;
  const wish = { name: 'Osoba', password: newPassword, terms_accepted: true, access: 'pinfold' };
  return {
    getSettings: {},
    getSignUpAccess: { query: { access: 'pinfold' } },
    register: { body: { ...wish, email } },
    confirmRegistration: { body: registrationLink },
    login: { body: { email, password } },
    completeLogin: { body: loginCompletion },
    beginPasskeyLogin: { body: {} },
    completePasskeyLogin: { body: { passkey: passkeys.login } },
    getSecondFactor: {},
    beginTotp: {},
    confirmTotp: { body: { code: pendingCode() } },
    removeTotp: {},
    createRecoveryCodes: {},
    beginPasskey: {},
    addPasskey: { body: { passkey: passkeys.made, name: 'Telefon' } },
    renamePasskey: { params: { id: passkeys.id }, body: { name: 'Telefon' } },
    removePasskey: { params: { id: passkeys.id } },
    getFreshLogin: {},
    beginPasskeyRenewal: {},
    renewLogin: { body: { passkey: passkeys.renewal } },
    requestPasswordReset: { body: { email } },
    confirmPasswordReset: { body: { ...resetLink, new_password: newPassword } },
    changePassword: { body: { current_password: password, new_password: newPassword } },
    logout: {},
    listDevices: {},
    endDevice: { params: { id: deviceId } },
    logoutEverywhere: {},
    getUser: {},
    updateUser: { body: { language: 'en' } },
    listConsents: {},
    changeConsent: { body: { kind: 'product_news', is_given: true } },
  };
}
