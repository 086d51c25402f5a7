import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testListingState } from '../../../../testing/listings/listing.ts';
import { withTimes } from '../hours/hours-periods.ts';
import { ListingHistory } from './listing-history.tsx';
import { ExampleHistory, type ExampleHistoryProps } from './stories/example-history.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  title: 'Listings/ListingHistory',
  component: ListingHistory,
  parameters: { layout: 'edge' },
  args: { listingId: 1 },
  render: (args, { globals }) => (
    <ExampleHistory {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleHistoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  name: 'BEY-11 what a listing said on a day is seen against now, chosen, confirmed and sent',
  play: async ({ canvas, step }) => {
    await step('a week ago the phone said something else', async () => {
      await expect(await canvas.findByRole('checkbox', { name: 'Telefon' })).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: 'Opis' })).toBeNull();
    });
    await step('a quarter ago more did', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kwartał temu' }));
      await expect(await canvas.findByRole('checkbox', { name: 'Strona internetowa' })).toBeVisible();
      await expect(canvas.getByText('Edycja wielu wizytówek · Jan Kowalski')).toBeVisible();
    });
    await step('right before a change only what came after it differs', async () => {
      const [, before] = canvas.getAllByRole('button', { name: /^Pokaż stan sprzed zmiany z/ });
      if (before) await userEvent.click(before);
      await expect(await canvas.findByRole('checkbox', { name: 'Opis' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Strona internetowa' })).toBeNull());
    });
    await step('what is chosen is named, confirmed and sent, and nothing else', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Telefon' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Przywróć 1 pole' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Przywrócić 1 pole?' }));
      await expect(dialog.getByText(/55 99/)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Przywróć i wyślij' }));
      await expect(await canvas.findByText(/Przywrócone dane są w drodze do Google/)).toBeVisible();
      const sent = server().calls.find(({ operation }) => operation === 'updateListing');
      await expect(sent?.body).toEqual({ version: 1, changes: { phone_number: '12 421 55 99' } });
    });
  },
};

export const ChangedMeanwhile: Story = {
  name: 'BEY-11 who is overtaken while restoring is told, and compares anew',
  args: {
    prepare: (api) => {
      const state = testListingState(new Date());
      api.data.listingStates.set(1, state);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Telefon' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Przywróć 1 pole' }));
    const state = server().data.listingStates.get(1);
    if (state) state.version += 1;
    await userEvent.click(await screen.findByRole('button', { name: 'Przywróć i wyślij' }));
    await expect(await canvas.findByText('Ktoś zmienił tę wizytówkę w międzyczasie')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Przywróć 1 pole' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Przywróć i wyślij' }));
    await expect(await canvas.findByText(/Przywrócone dane są w drodze do Google/)).toBeVisible();
  },
};

export const NotKnownThen: Story = {
  name: 'BEY-11 a day before the listing was known leads to the oldest that is',
  args: { at: undefined, prepare: (api) => knownFor(api, 2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie znamy tej wizytówki z tego dnia')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż najstarszy znany stan' }));
    await expect(await canvas.findByText('Od tej chwili nic się nie zmieniło')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tydzień temu' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  name: 'BEY-11 who may change the hours alone restores them alone, and reads why',
  args: {
    api: { data: { permissions: ['view_facilities_data', 'edit_facility_hours'] } },
    prepare: manyChanges,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Godziny otwarcia' })).toBeEnabled();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.getAllByText('Nie masz uprawnień do zmiany tych danych.')[0]).toBeVisible();
  },
};

export const UpdateRuns: Story = {
  name: 'LST-11 BEY-11 nothing is restored while an update is on its way',
  args: {
    prepare: ({ data }) => {
      data.locations = data.locations.map((one) =>
        one.id === 1 ? { ...one, update_status: 'pending', processing_in_progress: true } : one,
      );
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Przywracanie odblokuje się/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Forbidden: Story = {
  args: { api: { data: { permissions: ['view_dashboard'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do lokalizacji')).toBeVisible();
  },
};

export const ManyFields: Story = { args: { prepare: manyChanges } };
export const Dark: Story = { args: { prepare: manyChanges }, globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { prepare: manyChanges, width: 390 }, globals: { locale: 'en' } };

function knownFor({ data }: ReturnType<typeof server>, days: number) {
  const state = testListingState(new Date());
  const knownSince = new Date(Date.now() - days * 86_400_000).toISOString();
  data.listingStates.set(1, { ...state, knownSince, moments: [] });
}

function manyChanges({ data }: ReturnType<typeof server>) {
  const state = testListingState(new Date());
  const at = new Date(Date.now() - 86_400_000).toISOString();
  const before = {
    name: 'Kawiarnia Lipa Stara',
    latitude: 50.07,
    longitude: 19.01,
    opening_hours: [withTimes(0, '10:00', '18:00'), withTimes(4, '10:00', '02:00')],
    labels: ['Kraków'],
  };
  data.listingStates.set(1, {
    ...state,
    moments: [...state.moments, { at, kind: 'edit', author: 'Anna Nowak', before }],
  });
}
