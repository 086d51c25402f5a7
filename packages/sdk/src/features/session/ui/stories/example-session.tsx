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
    recovery_codes_left: 10,
    is_required: false,
    is_changeable: true,
  };
  session.freshLogin = { ...session.freshLogin, has_code: true };
}

/** A session that was left open: what cannot be taken back asks who is there. */
export function leftOpen({ session }: TestData): void {
  session.freshLogin = { ...session.freshLogin, fresh_until: null };
}
