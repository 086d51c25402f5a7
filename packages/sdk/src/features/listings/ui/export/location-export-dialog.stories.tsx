import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestFailure } from '../../../../testing/create-test-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { LocationExportDialog } from './location-export-dialog.tsx';

interface ExampleProps {
  exportId?: number;
  failure?: TestFailure;
}

function Example({ exportId, failure }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <HostPage api={{ failures: failure ? { exportLocations: failure } : {} }} locale="pl" colorScheme="auto">
      <Surface>
        <Button onPress={() => setOpen(true)}>Eksportuj</Button>
      </Surface>
      <LocationExportDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        facilitiesIds={[1, 2, 3]}
        exportId={exportId}
      />
    </HostPage>
  );
}

const meta = {
  title: 'Listings/LocationExportDialog',
  component: Example,
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Eksportuj' }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

export const Choosing: Story = {
  name: 'LST-10 the kind of file is chosen, Excel first',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(dialog.getByText('Do pliku trafią 3 lokalizacje.')).toBeVisible());
    await expect(dialog.getByRole('radio', { name: /XLSX/ })).toBeChecked();
  },
};

export const Downloading: Story = {
  name: 'LST-10 the file is made, and then downloaded',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: /CSV/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Przygotuj plik' }));
    await expect(await dialog.findByRole('progressbar', { name: 'Przygotowuję plik' })).toBeVisible();
    const link = await dialog.findByRole('link', { name: 'Pobierz plik' });
    await expect(link).toHaveAttribute('download', 'adresy-2026-11-21.csv');
  },
};

export const Failed: Story = {
  name: 'LST-10 a failure says so, and can be tried again',
  args: { failure: 'internal_error' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Przygotuj plik' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nie udało się przygotować pliku');
    await expect(dialog.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};
