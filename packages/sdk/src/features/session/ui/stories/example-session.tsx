import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { FreshLogin } from '../fresh-login.tsx';

export interface ExampleSessionProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Changes what the API holds before anything is drawn. */
  prepare?: (data: TestData) => void;
  /** The session looks through a member's eyes. */
  isViewAs?: boolean;
  /** Pixels; a phone is 390. @default 880 */
  width?: number;
}

interface ExamplePageProps extends ExampleSessionProps {
  globals: { locale?: string; colorScheme?: 'light' | 'dark' };
  children: ReactNode;
}

/** A host's page with one of the session's components, over an API in memory. */
export function ExampleSession({ api, prepare, isViewAs, width = 880, globals, children }: ExamplePageProps) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      isViewAs={isViewAs}
      locale={globals.locale ?? 'pl'}
      colorScheme={globals.colorScheme ?? 'light'}
    >
      {children}
      <FreshLogin />
    </HostPage>
  );
}

/** A user who is asked for a code since the autumn. */
export function withFactor({ session }: TestData): void {
  session.secondFactor = {
    totp_since: '2026-10-02T08:00:00Z',
    passkeys: [],
    recovery_codes_left: 10,
    is_required: false,
    is_changeable: true,
  };
  session.freshLogin = { ...session.freshLogin, has_code: true };
}

/** A user who has a passkey on their phone, and no app. */
export function withPasskey({ session }: TestData): void {
  session.secondFactor = {
    totp_since: null,
    passkeys: [
      {
        id: 1,
        name: 'Telefon',
        created_at: '2026-10-02T08:00:00Z',
        last_used_at: '2026-11-20T08:00:00Z',
        is_backed_up: true,
      },
    ],
    recovery_codes_left: 10,
    is_required: false,
    is_changeable: true,
  };
  session.freshLogin = { ...session.freshLogin, has_password: false, has_code: true, has_passkey: true };
}

/** Plays the browser's dialog: a passkey is made or used at once, or `refusal` is what the browser says instead. */
export function playAuthenticator(refusal?: string): () => void {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const answer = async () => {
    if (refusal !== undefined) throw new DOMException('The dialog ended.', refusal);
    return {
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: {
        clientDataJSON: bytes,
        attestationObject: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes,
      },
      getClientExtensionResults: () => ({}),
    };
  };
  const replaced = [
    replace(navigator, 'credentials', { create: answer, get: answer }),
    replace(globalThis, 'isSecureContext', true),
    replace(globalThis, 'PublicKeyCredential', () => undefined),
  ];
  return () => {
    for (const restore of replaced) restore();
  };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}

/** A session that was left open: what cannot be taken back asks who is there. */
export function leftOpen({ session }: TestData): void {
  session.freshLogin = { ...session.freshLogin, fresh_until: null };
}
