import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { ReviewsInbox, type ReviewsInboxProps } from '../reviews-inbox.tsx';
import { HostPage } from '../../../../stories/host-page.tsx';

export interface ExampleInboxProps extends ReviewsInboxProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
}

/** A host's page that is nothing but an inbox, over an API in memory. */
export function ExampleInbox({
  api,
  width,
  locale,
  colorScheme,
  ...props
}: ExampleInboxProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}
      api={api}
      locale={locale}
      colorScheme={colorScheme}
    >
      <ReviewsInbox {...props} />
    </HostPage>
  );
}
