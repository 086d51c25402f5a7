import { memberTypes } from '@pinfold/contract/access/member-types';
import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions, TestServer } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExampleBillingProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Changes what the company buys and has bought. */
  prepare?: ((data: TestServer['data']) => void) | undefined;
  /** Pixels; a phone is 375. @default 1100 */
  width?: number | undefined;
}

interface Surroundings extends ExampleBillingProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page on which the owner of a company buys, over an API in memory. */
export function ExampleBilling({ api, prepare, width = 1100, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={{ ...api, data: { memberType: memberTypes.owner, ...api?.data } }}
      prepare={({ data }) => prepare?.(data)}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}

/** Nothing is subscribed to yet. */
export function onTrial({ billing }: TestServer['data']): void {
  billing.subscription = { ...billing.subscription, status: 'trial', subscription: null };
  billing.orders = [];
}
