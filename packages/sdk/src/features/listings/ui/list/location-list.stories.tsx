import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleListings, type ExampleListingsProps } from '../stories/example-listings.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { LocationList, type LocationListProps } from './location-list.tsx';

const meta = {
  component: LocationList,
  parameters: { layout: 'edge' },
  args: {
    api: { data: { memberType: memberTypes.owner } },
    getHref: ({ id }) => `#location-${id}`,
    onEdit: fn(),
    onExport: fn(),
  },
  render: ({ api, prepare, width, height, ...args }, { globals }) => (
    <ExampleListings
      {...{ api, prepare, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <LocationList {...args} />
    </ExampleListings>
  ),
} satisfies Meta<ExampleListingsProps & LocationListProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = { data: { memberType: memberTypes.owner, locationCount: 10_000 } };

export const Locations: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Tablet: Story = { args: { width: 800 } };
export const Phone: Story = {
  name: 'LST-01 on a phone nothing sticks out of the list',
  args: { width: 390 },
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('grid', { name: 'Lista lokalizacji' });
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3));
    // What sticks out is cut off, and not to be read.
    const edge = canvasElement.getBoundingClientRect().left + 390;
    for (const shown of [grid, ...within(grid).getAllByRole('row'), ...canvas.getAllByRole('button')])
      await expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark' } };
export const EveryColumn: Story = {
  args: {
    columns: [
      'store_code',
      'city',
      'country',
      'location_state',
      'verification',
      'open_status',
      'update_status',
      'quality',
      'labels',
      'maps',
      'owner',
    ],
  },
};
export const Loading: Story = { args: { api: { failures: { listLocations: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listLocations: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };

export const NothingYet: Story = {
  args: { api: { data: { locationCount: 0 } }, emptyActions: <a href="#import">Zaimportuj z Google</a> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma tu jeszcze żadnej lokalizacji')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zaimportuj z Google' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  name: 'LST-01 nothing that matches is told apart from nothing yet, and the filters can be cleared',
  args: { defaultFilters: { cities: ['Sopot'], quality: 'good' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Żadna lokalizacja nie pasuje');
    const buttons = await canvas.findAllByRole('button', { name: 'Wyczyść filtry' });
    await userEvent.click(buttons.at(-1) ?? canvas.getByRole('main'));
    await expect(await canvas.findByText('7 lokalizacji')).toBeVisible();
  },
};

export const Filters: Story = {
  name: 'LST-01 filters narrow the list at once and become chips that can be taken away',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtr' }));
    const panel = within(await page.findByRole('dialog', { name: 'Filtry' }));
    await userEvent.click(await panel.findByRole('button', { name: /Wynik ostatniej zmiany/ }));
    await userEvent.click(await page.findByRole('option', { name: 'nieudana' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Pokaż 1 lokalizację' }));
    await expect(await canvas.findByText('Puławska 45, 02-508 Warszawa')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Usuń filtr: Wynik ostatniej zmiany: nieudana' }),
    );
    await expect(await canvas.findByText('7 lokalizacji')).toBeVisible();
  },
};

export const ChosenColumns: Story = {
  name: 'LST-01 columns are chosen and the host keeps them',
  args: { onColumnsChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Kolumny' }));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Weryfikacja' }));
    await waitFor(() =>
      expect(args.onColumnsChange).toHaveBeenCalledWith([
        'store_code',
        'location_state',
        'verification',
        'update_status',
        'quality',
        'labels',
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('columnheader', { name: 'Weryfikacja' })).toBeVisible();
  },
};

export const Selecting: Story = {
  name: 'LST-01 everything that matches is selected by its ids, 10 000 of them, and handed to the edit',
  args: { api: many },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Zaznacz: .*Rynek Główny 12/ }));
    await canvas.findByText('Zaznaczono 1 lokalizację');
    await userEvent.click(canvas.getByRole('button', { name: /Zaznacz wszystkie pasujące/ }));
    await canvas.findByText(/Zaznaczono 10.000 lokalizacji/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edytuj zaznaczone' }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalled());
    const asked = server().calls.filter(({ operation }) => operation === 'listLocations');
    await expect(asked.length, 'no page is fetched for it').toBeLessThan(6);
  },
};

export const Keyboard: Story = {
  name: 'LST-01 the keyboard goes through ten thousand rows and ticks a range',
  args: { api: many },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Lista lokalizacji' });
    grid.focus();
    await userEvent.keyboard('{ArrowDown} ');
    await canvas.findByText('Zaznaczono 1 lokalizację');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await canvas.findByText('Zaznaczono 3 lokalizacje');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText(/Lipowa 10000,/)).toBeVisible();
  },
};

export const Live: Story = {
  name: 'LST-05 the status of an update follows the API by itself',
  play: async ({ canvas }) => {
    await canvas.findByText('wysyłanie');
    server().data.locations = server().data.locations.map((location) =>
      location.id === 3
        ? { ...location, update_status: 'failed' as const, processing_in_progress: false }
        : location,
    );
    server().tell('locations', [3]);
    await waitFor(() => expect(canvas.queryByText('wysyłanie')).toBeNull());
    await expect(canvas.getAllByText('nieudana')).toHaveLength(2);
  },
};

export const Grouping: Story = {
  name: 'LST-08 what is ticked joins a group, and a name that is taken is told',
  args: { onAddedToGroup: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Zaznacz: .*Puławska 45/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj do grupy' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Nowa grupa' }));
    const name = await dialog.findByRole('textbox', { name: 'Nazwa grupy' });
    await userEvent.type(name, 'Przy dworcu');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj do grupy' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Jest już grupa o tej nazwie.'));
    await userEvent.type(name, ' głównym');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj do grupy' }));
    await waitFor(() =>
      expect(args.onAddedToGroup).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Przy dworcu głównym', facilities_count: 1 }),
      ),
    );
  },
};

export const MayOnlyLook: Story = {
  name: 'LST-01 a manager sees why they cannot group, and may still edit',
  args: { api: { data: { permissions: ['view_facilities_data'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Zaznacz: .*Puławska 45/ }));
    await expect(canvas.getByRole('button', { name: 'Dodaj do grupy' })).toHaveAccessibleDescription(
      /Nie masz uprawnień/,
    );
    await expect(canvas.getByRole('button', { name: 'Edytuj zaznaczone' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
