import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestFailure } from '../../../../testing/create-test-client.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { ReviewsInbox } from '../reviews-inbox.tsx';
import { ReviewExport, ReviewExportDialog } from './review-export.tsx';

interface ExampleProps {
  filters?: ReviewFilters;
  failure?: TestFailure;
  /** Pixels; a phone is 390. @default as wide as the page */
  width?: number;
  /** Shows the dialog by itself, as behind a host's own button. */
  isDialogAlone?: boolean;
}

function Example({ filters = {}, failure, width, isDialogAlone = false }: ExampleProps) {
  const [shown, setShown] = useState<ReviewFilters>(filters);
  const [isOpen, setOpen] = useState(true);
  return (
    <HostPage
      room={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}
      api={{ failures: failure ? { exportReviews: failure } : {} }}
      locale="pl"
      colorScheme="auto"
    >
      {isDialogAlone ? (
        <ReviewExportDialog isOpen={isOpen} onOpenChange={setOpen} filters={shown} />
      ) : (
        <ReviewsInbox filters={shown} onFiltersChange={setShown} headerActions={<ReviewExport />} />
      )}
    </HostPage>
  );
}

const meta = { title: 'Reviews/ReviewExport', component: Example } satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialogOf(canvasElement: HTMLElement) {
  return within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Eksport opinii' }),
  );
}

async function open(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Eksportuj' }));
  return dialogOf(canvasElement);
}

export const OfTheView: Story = {
  name: 'RV-09 what the inbox shows is exported, by its filters',
  args: { filters: { rating: [1] } },
  play: async ({ canvasElement }) => {
    const inbox = within(canvasElement);
    const count = /^\d+/.exec((await inbox.findByText(/^\d+ opini[ei]?$/)).textContent ?? '')?.[0];
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText(new RegExp(`^Do pliku trafi.* ${count} opini`))).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /XLSX/ })).toBeChecked();
  },
};

export const Downloading: Story = {
  name: 'RV-09 the file is made while one waits, and then downloaded',
  args: { isDialogAlone: true },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: /CSV/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Przygotuj plik' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Przygotowuję plik' })).toBeVisible();
    const link = await dialog.findByRole('link', { name: 'Pobierz plik' });
    await expect(link).toHaveAttribute('download', 'opinie-2026-11-21.csv');
  },
};

export const NothingMatches: Story = {
  name: 'RV-09 no file is made of nothing, and the button says why',
  args: { isDialogAlone: true, filters: { q: 'tego nikt nie napisał' } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    const start = dialog.getByRole('button', { name: 'Przygotuj plik' });
    await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'true'));
    await expect(start).toHaveAccessibleDescription('Żadna opinia nie pasuje do filtrów');
  },
};

export const TooMany: Story = {
  name: 'RV-09 more than a file holds is refused in words',
  args: { isDialogAlone: true, failure: 'too_many_reviews' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Przygotuj plik' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nie udało się przygotować pliku');
    await expect(dialog.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  name: 'RV-09 on a phone the button is an icon with a name',
  args: { width: 390 },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Zamknij' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Eksportuj' })).toBeVisible();
  },
};
