import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { settleTestImport, testImport } from '../../../testing/integrations.ts';
import { LocationImport } from './location-import.tsx';
import { type ExampleIntegrationsProps } from './stories/example-integrations.tsx';
import { server } from '../../../stories/host-page.tsx';
import { integrationsMeta } from './stories/integrations-meta.tsx';

const meta = {
  ...integrationsMeta,
  component: LocationImport,
  args: { ...integrationsMeta.args, shows: 'import' },
} satisfies Meta<ExampleIntegrationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const owner = { memberType: memberTypes.owner };
const running = testImport({
  total: 120,
  left: 45,
  imported: 70,
  already_imported: 2,
  unverified_ignored: 3,
});
const done = testImport({
  status: 'done',
  finished_at: '2026-11-21T10:05:00.000Z',
  total: 8,
  imported: 3,
  already_imported: 1,
  unverified_ignored: 2,
  errored: 2,
  failures: [
    {
      google_name: 'locations/1',
      name: 'Kawiarnia Lipa',
      address: 'Ogrodowa 17, 91-065 Łódź',
      problem: 'not_answered',
    },
    {
      google_name: 'locations/7',
      name: 'Kawiarnia Lipa',
      address: 'Józefa 9/3, 31-056 Kraków',
      problem: 'imported_elsewhere',
    },
  ],
});
const choose: Story['play'] = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Wybierz miejsca z konta Lipa: nowe lokale' }),
  );
  await canvas.findAllByText('Ogrodowa 17, 91-065 Łódź');
};

export const Accounts: Story = {};
export const NoAccounts: Story = { args: { accounts: [] } };
export const Places: Story = { play: choose };
export const PlacesDark: Story = { globals: { colorScheme: 'dark' }, play: choose };
export const PlacesPhone: Story = { args: { width: 390 }, play: choose };
export const Running: Story = { args: { held: { import: running } } };
export const RunningDark: Story = { ...Running, globals: { colorScheme: 'dark' } };
export const RunningPhone: Story = { args: { width: 390, held: { import: running } } };
export const Outcome: Story = { args: { isPending: true, held: { import: done } } };
export const OutcomeEnglish: Story = { ...Outcome, globals: { locale: 'en' } };
export const OutcomePhoneSpanish: Story = {
  args: { ...Outcome.args, width: 390 },
  globals: { locale: 'es', colorScheme: 'dark' },
};
export const Failed: Story = {
  args: { api: { data: owner, failures: { getImportStatus: 'internal_error' } } },
};
export const ForManagers: Story = {
  name: 'LST-02 a manager reads that owners and admins import',
  args: { api: { data: { memberType: memberTypes.manager } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Lokalizacje importują właściciele i administratorzy'),
    ).toBeVisible();
  },
};

export const Listing: Story = {
  name: 'LST-02 the list of a large account is awaited, and shown when it is here',
  args: { held: { places: new Map(), isListing: true } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Wybierz miejsca z konta Lipa: nowe lokale' }),
    );
    await expect(await canvas.findByText(/Pobieram listę miejsc z Google/)).toBeVisible();
    const { integrations } = server().data;
    integrations.places.set(1, [
      {
        google_name: 'locations/1',
        name: 'Kawiarnia Lipa',
        address: 'Długa 1',
        store_code: '',
        state: 'importable',
      },
    ]);
    integrations.isListing = false;
    server().tell('imports');
    await expect(await canvas.findByText('Długa 1')).toBeVisible();
  },
};

export const ThousandsOfPlaces: Story = {
  name: 'LST-02 all places that can be imported are selected at once, those that cannot say why',
  args: { api: { data: { ...owner, placeCount: 4000 } } },
  play: async (context) => {
    await choose(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz wszystkie możliwe' }));
    await expect(await canvas.findByRole('button', { name: /Importuj 2.?000 miejsc/ })).toBeVisible();
    await expect(canvas.getAllByText(/Niezweryfikowane w Google/)[0]).toBeVisible();
    const [taken] = canvas.getAllByRole('checkbox', { name: 'Rynek Główny 12, 31-042 Kraków' });
    await expect(taken).toBeDisabled();
    await userEvent.type(canvas.getByRole('searchbox'), 'nic takiego');
    await expect(await canvas.findByText('Żadne miejsce nie pasuje')).toBeVisible();
  },
};

export const LimitRefuses: Story = {
  name: 'LST-02 COM-09 the plan refuses more places than it has room for',
  args: { api: { data: { ...owner, planLimits: { max_facilities: 8 } } } },
  play: async (context) => {
    await choose(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Wybierz wszystkie możliwe' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importuj 4 miejsca' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(server().data.integrations.import).toBeNull();
  },
};

export const WholeWay: Story = {
  name: 'LST-02 from the account to the outcome: watched, left and read, and what failed tried again',
  play: async (context) => {
    await choose(context);
    const { canvas, args, canvasElement } = context;
    const list = canvas.getByRole('grid', { name: 'Miejsca na koncie Lipa: nowe lokale' });
    list.focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
    await userEvent.click(await canvas.findByRole('button', { name: 'Importuj 2 miejsca' }));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 z 2');
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(true));
    await expect(canvas.queryByRole('grid')).toBeNull();
    settleTestImport(server().data, ['locations/2']);
    server().tell('imports');
    const heading = await canvas.findByRole('heading', { name: 'Zaimportowano 1 lokalizację' });
    await waitFor(() => expect(heading).toHaveFocus());
    const failures = within(canvas.getByRole('list', { name: 'Nieudane miejsca' }));
    await expect(failures.getByText('Google nie ma już tego miejsca.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ponów nieudane' }));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    settleTestImport(server().data);
    server().tell('imports');
    await userEvent.click(await canvas.findByRole('button', { name: 'Gotowe' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false);
    await expect(canvasElement).toBeVisible();
  },
};
