import type { ReactNode } from 'react';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../../testing/test-data.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleCategoriesProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Changes what the API holds before anything is drawn. */
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 390. @default 760 */
  width?: number;
}

interface Surroundings extends ExampleCategoriesProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page about review categories, over an API in memory. */
export function ExampleCategories({
  api,
  prepare,
  width = 760,
  locale,
  colorScheme,
  children,
}: Surroundings) {
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
