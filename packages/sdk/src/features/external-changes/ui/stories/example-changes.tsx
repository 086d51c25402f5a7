import type { ReactNode } from 'react';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { HostPage } from '../../../../stories/host-page.tsx';

export interface ExampleChangesProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
  /** A CSS length, for what fills its parent. @default as high as its content */
  height?: string | undefined;
}

interface Surroundings extends ExampleChangesProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with one of the components about protection and history, over an API in memory. */
export function ExampleChanges({ api, width = 1080, height, locale, colorScheme, children }: Surroundings) {
  return (
    <HostPage
      room={{ maxInlineSize: width, blockSize: height, padding: height ? 0 : 16 }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      {children}
    </HostPage>
  );
}
