import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, now } from './collection.ts';
import type { TestData } from './test-data.ts';

/** What a log-in gives. */
export function openedSession(email: string): Schemas['Session'] {
  return { token: 'test-token', email, expires_at: new Date(Date.now() + 86_400_000).toISOString() };
}

/** The log-in, the second factor and the fresh log-in in the in-memory API. */
export function logInAnswers(data: TestData): TestAnswers {
  const { session } = data;
  const checkCode = (code: string) => {
    if (code !== '123456') throw new TestProblem('second_factor_wrong');
  };
  /** Changes the factors. Recovery codes come with the first and go with the last; `isNew` draws others. */
  const setFactor = (change: Partial<Schemas['SecondFactorState']>, isNew = false) => {
    const had = session.secondFactor;
    session.secondFactor = { ...had, ...change };
    const hasFactor = heldMethods().length > 0;
    const drawn = hasFactor && (isNew || had.recovery_codes_left === 0) ? 10 : 0;
    session.secondFactor.recovery_codes_left = hasFactor ? drawn || had.recovery_codes_left : 0;
    return { recovery_codes: Array.from({ length: drawn }, (_, index) => `ABCDEFGH234567A${index}`) };
  };
  const heldMethods = (): Schemas['LoginChallenge']['methods'] => {
    const { totp_since, passkeys } = session.secondFactor;
    return [...(passkeys.length > 0 ? ['passkey' as const] : []), ...(totp_since ? ['totp' as const] : [])];
  };
  const passkeyRequest = (): Schemas['PasskeyRequest'] => ({
    challenge: testBytes,
    rpId: pageHost(),
    timeout: 300_000,
    allowCredentials: [],
    userVerification: 'required',
  });

  return {
    login: () =>
      heldMethods().length > 0
        ? Response.json(
            {
              code: 'second_factor_required',
              challenge: { token: 'test', methods: heldMethods(), expires_at: now() },
            },
            { status: 403 },
          )
        : openedSession(data.user.email),
    completeLogin: ({ body: { code } }) => {
      checkCode(code);
      return openedSession(data.user.email);
    },
    getSecondFactor: () => session.secondFactor,
    beginTotp: () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Pinfold?secret=JBSWY3DPEHPK3PXP',
    }),
    confirmTotp: ({ body: { code } }) => {
      checkCode(code);
      return setFactor({ totp_since: now() });
    },
    removeTotp: () => void setFactor({ totp_since: null }),
    createRecoveryCodes: () => setFactor({}, true),
    beginPasskeyLogin: passkeyRequest,
    completePasskeyLogin: () => openedSession(data.user.email),
    beginPasskeyRenewal: passkeyRequest,
    beginPasskey: () => ({
      challenge: testBytes,
      rp: { id: pageHost(), name: 'Pinfold' },
      user: { id: testBytes, name: data.user.email, displayName: data.user.name },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }),
    addPasskey: ({ body }) => {
      const { passkeys } = session.secondFactor;
      const id = collection(() => passkeys).nextId();
      const passkey = {
        id,
        name: body.name ?? 'Chrome, macOS',
        created_at: now(),
        last_used_at: null,
        is_backed_up: true,
      };
      return { passkey, ...setFactor({ passkeys: [...passkeys, passkey] }) };
    },
    renamePasskey: ({ id, body: { name } }) =>
      collection(() => session.secondFactor.passkeys).patch(id, { name }),
    removePasskey: ({ id }) => {
      setFactor({ passkeys: session.secondFactor.passkeys.filter((one) => one.id !== id) });
    },
    getFreshLogin: () => session.freshLogin,
    renewLogin: ({ body }) => {
      if ('code' in body) checkCode(body.code);
      else if ('password' in body && body.password !== session.password)
        throw new TestProblem('wrong_password');
      return (session.freshLogin = { ...session.freshLogin, fresh_until: now() });
    },
  };
}

/** Some bytes, as WebAuthn writes them. */
const testBytes = 'dGVzdA';

function pageHost(): string {
  return typeof location === 'undefined' ? 'localhost' : location.hostname;
}
