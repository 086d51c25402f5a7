import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { ColorScheme } from '../../../../theme/appearance.ts';
import { ReviewsInbox, type ReviewsInboxProps } from '../reviews-inbox.tsx';

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

/** What every story of the inbox shares. */
export const inboxMeta = {
  parameters: { layout: 'edge' },
  args: { api: { data: { reviewCount: 60 } } },
  render: (args, { globals }) => (
    <ExampleInbox {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleInboxProps>;

/** The inbox of a story as a person finds things in it. */
export function inboxPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Dialogs, menus and sheets are drawn beside the story.
  const page = within(canvasElement.ownerDocument.body);
  const rows = () => canvas.findAllByRole('row');
  const row = async (index: number) => {
    const found = (await rows())[index];
    if (!found) throw new Error(`The list has no row ${index}.`);
    return found;
  };
  return {
    canvas,
    page,
    rows,
    row,
    list: () => canvas.findByRole('grid'),
    detail: () => within(canvas.getByRole('region', { name: 'Otwarta opinia' })),
    composer: () => canvas.findByRole('textbox', { name: 'Odpowiedź' }),
    /** The index of the open review in the list; -1 without one. */
    activeIndex: async () => {
      const all = await rows();
      return all.findIndex((one) => one.hasAttribute('data-active'));
    },
    selectedCount: async () => {
      const all = await rows();
      return all.filter((one) => one.getAttribute('aria-selected') === 'true').length;
    },
    eventually: waitFor,
  };
}

/**
 * What Google makes of a reply that is being sent or deleted. The screen shows that before the request has arrived, and
 * what is decided earlier than that would be lost.
 */
export async function googleDecides(...[id, outcome]: Parameters<ReturnType<typeof server>['decide']>) {
  await waitFor(() =>
    expect(server().data.reviews.find((review) => review.id === id)?.reply_status).toBe('processing'),
  );
  server().decide(id, outcome);
}
