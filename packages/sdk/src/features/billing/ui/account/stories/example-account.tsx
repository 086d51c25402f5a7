import type { ReactNode } from 'react';
import { HostPage } from '../../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';

export interface ExampleAccountProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Changes what the company buys before anything is drawn. */
  prepare?: ((data: TestData) => void) | undefined;
  /** Pixels; a phone is 375. @default 880 */
  width?: number | undefined;
}

interface Surroundings extends ExampleAccountProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with the account of a paying company, over an API in memory. */
export function ExampleAccount({ api, prepare, width = 880, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}

const day = 86_400_000;

/** A moment some days from now, in ISO 8601. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * day).toISOString();
}

/** Leaves the company without a subscription, in a state that ends or ended on a date. */
export function withoutSubscription(
  status: TestData['billing']['subscription']['status'],
  ends_at: string | null,
): (data: TestData) => void {
  return ({ billing }) => {
    billing.subscription = { ...billing.subscription, status, ends_at, subscription: null };
  };
}

/** Changes the subscription of the company. */
export function withSubscription(
  change: Partial<NonNullable<TestData['billing']['subscription']['subscription']>>,
  status: TestData['billing']['subscription']['status'] = 'active',
): (data: TestData) => void {
  return ({ billing }) => {
    const { subscription } = billing.subscription;
    if (!subscription) return;
    billing.subscription = {
      ...billing.subscription,
      status,
      ends_at: change.period_end ?? billing.subscription.ends_at,
      subscription: { ...subscription, ...change },
    };
  };
}

/** Leaves the newest invoice to be paid. */
export function withOpenInvoice({ billing }: TestData): void {
  const [newest, ...older] = billing.invoices;
  if (!newest) return;
  const open = { ...newest, status: 'open' as const, amount_remaining: newest.total, paid_at: null };
  billing.invoices = [{ ...open, due_at: inDays(-2), ksef_number: null }, ...older];
}
