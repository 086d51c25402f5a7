import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExampleBillingProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Changes what the API holds before anything is drawn. */
  prepare?: ((data: TestData) => void) | undefined;
  /** Pixels; a phone is 375. @default 760 */
  width?: number | undefined;
}

interface Surroundings extends ExampleBillingProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page on which something is bought, over an API in memory. */
export function ExampleBilling({ api, prepare, width = 760, locale, colorScheme, children }: Surroundings) {
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
