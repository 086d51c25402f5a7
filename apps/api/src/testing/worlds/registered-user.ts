import { expect } from 'vitest';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { hashPassword } from '../../features/session/passwords/password-hash.ts';
import { startTestApi, type TestApi, type TestApiOptions, type TestMail } from '../clients/start-test-api.ts';

/** A user with a password. */
export const registeredUser = {
  email: 'anna@firma.test',
  name: 'Anna',
  password: 'Zażółć gęślą jaźń',
};

let passwordHash: Promise<string> | undefined;

export type RegisteredApi = Awaited<ReturnType<typeof startWithRegisteredUser>>;

/** An API with a company of which Anna is a member, and what she does before she has a session. */
export async function startWithRegisteredUser(
  config: Record<string, string> = {},
  clock: Pick<TestApiOptions, 'isClockStill'> = {},
) {
  const api = await startTestApi({ ...clock, config });
  const companyId = await api.make.company();
  passwordHash ??= hashPassword(registeredUser.password);
  const { email, name, password } = registeredUser;
  const member = await api.make.member(companyId, { email, name, passwordHash: await passwordHash });
  return {
    ...api,
    companyId,
    userId: member.userId,
    logIn: () => logInAs(api, email, password),
    /** Enters the password where there is a second factor; returns the challenge of the second step. */
    async enterPassword(): Promise<string> {
      const { problem } = await api.request(login, { body: { email, password } });
      expect(problem).toMatchObject({ code: 'second_factor_required', status: 403 });
      return problem?.challenge?.token ?? '';
    },
    /** Subjects of Anna's mails, the newest first. */
    subjects: async () => (await api.mails(email)).map(({ subject }) => subject),
  };
}

/** Logs in by email and password. */
export function logInAs(api: Pick<TestApi, 'ok'>, email: string, password: string) {
  return api.ok(login, { body: { email, password } });
}

/** The two parts of a link that came by mail. */
export function linkIn(mail: TestMail | undefined): { uid: string; token: string } {
  const [token = '', uid = ''] = (mail?.links[0] ?? '').split('/').toReversed();
  return { uid, token };
}
