import type { ReactNode } from 'react';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions, TestServer } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';

export interface ExamplePositionsProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  prepare?: ((server: TestServer) => void) | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
}

interface Surroundings extends ExamplePositionsProps {
  locale: string;
  colorScheme: ColorScheme;
  children: ReactNode;
}

/** A host's page with positions of websites, over an API in memory. */
export function ExamplePositions({ width = 1200, ...page }: Surroundings) {
  return <HostPage {...page} room={{ maxInlineSize: width, padding: 16 }} />;
}
