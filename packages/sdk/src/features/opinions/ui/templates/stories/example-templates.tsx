import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../../theme/appearance.ts';
import { ReplyTemplates, type ReplyTemplatesProps } from '../reply-templates.tsx';
import { HostPage } from '../../../../../stories/host-page.tsx';

export interface ExampleTemplatesProps extends ReplyTemplatesProps {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Nothing was written yet. */
  isEmpty?: boolean | undefined;
  /** Pixels; a phone is 390. @default 1080 */
  width?: number | undefined;
}

/** A host's page with reply templates, over an API in memory. */
export function ExampleTemplates({
  api,
  isEmpty,
  width = 1080,
  locale,
  colorScheme,
  ...props
}: ExampleTemplatesProps & { locale: string; colorScheme: ColorScheme }) {
  return (
    <HostPage
      room={{ maxInlineSize: width, padding: 16 }}
      api={api}
      prepare={({ data }) => {
        if (isEmpty) Object.assign(data.replyTemplates, { categories: [], templates: [] });
      }}
      locale={locale}
      colorScheme={colorScheme}
    >
      <ReplyTemplates {...props} />
    </HostPage>
  );
}
