import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExternalChangesTable } from './external-changes-table.tsx';
import { changesTableMeta } from './stories/changes-table-meta.tsx';
import { changesTablePage } from './stories/changes-table-page.ts';
import { type ExampleChangesTableProps } from './stories/example-changes-table.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  ...changesTableMeta,
  component: ExternalChangesTable,
} satisfies Meta<ExampleChangesTableProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByLocation: Story = {
  name: 'EXT-02 BEY-03 changes by location: ours beside what is proposed, accepted and taken back',
  play: async ({ canvasElement }) => {
    const { canvas, button, stateOf } = changesTablePage(canvasElement);
    await userEvent.click(await button(/^Przyjmij: Nazwa, .*Rynek Główny 12/));
    await expect(canvas.getByRole('columnheader', { name: 'Rodzaj' })).toBeVisible();
    const undo = await button(/^Cofnij \(\d+ s\): Nazwa/);
    await expect(stateOf(3)).toMatchObject({ decision: 1, step: 'undoable' });
    await userEvent.click(undo);
    await waitFor(() => expect(stateOf(3)).toMatchObject({ decision: 0, step: 'none' }));
    await button(/^Przyjmij: Nazwa/);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Zmiany zewnętrzne');
  },
};

export const Identical: Story = {
  name: 'EXT-02 the same change of many locations is opened, and decided everywhere at once',
  args: { defaultGroupBy: 'identical' },
  play: async ({ canvasElement }) => {
    const { canvas, page, button } = changesTablePage(canvasElement);
    const [places] = await canvas.findAllByText('w 4 lokalizacjach');
    if (!places) throw new Error('No change stands in four locations.');
    await userEvent.click(places);
    await waitFor(() =>
      expect(canvas.getAllByLabelText(/^Odrzuć: Strona internetowa, Kawiarnia/)).toHaveLength(4),
    );
    await userEvent.click(await button(/^Odrzuć wszędzie: Strona internetowa, w 4 lokalizacjach/));
    const question = await page.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Tak, odrzuć' }));
    const told = await page.findByRole('dialog', { name: 'Odrzucono 4 zmiany' });
    await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
    const rejected = server().data.externalChanges.filter(
      ({ field, decision }) => field === 'website' && decision === 2,
    );
    await expect(rejected).toHaveLength(4);
  },
};

export const Selection: Story = {
  name: 'EXT-02 everything that matches is selected, as many as can be decided at once',
  args: { api: { data: { protection: { mass_limit: 12, undo_seconds: 120 } } } },
  play: async ({ canvasElement }) => {
    const { canvas, button, page, said } = changesTablePage(canvasElement);
    const [box] = await canvas.findAllByLabelText(/^Zaznacz: Telefon/);
    if (!box) throw new Error('No phone number has changed.');
    await userEvent.click(box);
    await expect(await said('Zaznaczono 1 zmianę')).toBeInTheDocument();
    await expect(canvas.getByText('Jednym poleceniem można rozpatrzyć 12 zmian.')).toBeInTheDocument();
    await userEvent.click(await said('Zaznacz pierwszych 12'));
    await expect(await said('Zaznaczono 12 zmian')).toBeInTheDocument();
    await userEvent.click(await button(/^Odrzuć: Zaznaczono 12 zmian/));
    const question = await page.findByRole('alertdialog', { name: 'Odrzucić 12 zmian?' });
    await userEvent.click(within(question).getByText('Nie'));
    await userEvent.click(await button(/^Przyjmij: Zaznaczono 12 zmian/));
    await expect(await canvas.findByText(/^Przyjęto \d+ zmian/, { selector: 'div' })).toBeInTheDocument();
    const undo = await canvas.findAllByText(/^Cofnij \(\d+ s\)$/, { selector: '.pinfold-Banner span' });
    await userEvent.click(undo[0] ?? canvasElement);
    await waitFor(() =>
      expect(server().data.externalChanges.filter(({ step }) => step === 'undoable')).toHaveLength(0),
    );
  },
};

export const Protected: Story = {
  name: 'EXT-03 rejecting a change of a protected field asks yes or no, then tells that it was done',
  args: {
    defaultFilters: { fields: ['name'] },
    api: { data: { protection: { fields: ['name'], undo_seconds: 120 } } },
  },
  play: async ({ canvasElement }) => {
    const { page, button, stateOf } = changesTablePage(canvasElement);
    await userEvent.click(await button(/^Odrzuć: Nazwa/));
    const question = await page.findByRole('alertdialog', { name: 'Odrzucić tę zmianę?' });
    await expect(stateOf(3)?.decision).toBe(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Tak, odrzuć' }));
    const told = await page.findByRole('dialog', { name: 'Odrzucono 1 zmianę' });
    await expect(stateOf(3)?.decision).toBe(2);
    await userEvent.click(within(told).getByRole('button', { name: 'OK' }));
  },
};

export const Failed: Story = {
  name: 'EXT-02 EXT-04 a refused decision says why and is tried again; what is only told can just be noted',
  args: { facilitiesIds: [3, 4] },
  play: async ({ canvasElement }) => {
    const { canvas, button, stateOf } = changesTablePage(canvasElement);
    await canvas.findByText('Opis nie może zawierać adresów stron.');
    await userEvent.click(await button(/^Spróbuj ponownie: Opis/));
    await waitFor(() => expect(stateOf(29)).toMatchObject({ decision: 2, step: 'undoable' }));
    await expect(canvas.queryByLabelText(/^Odrzuć: Status profilu/)).toBeNull();
    await userEvent.click(await button(/^Przyjmuję do wiadomości: Status profilu/));
    await waitFor(() => expect(stateOf(12)).toMatchObject({ status: 2, step: 'done' }));
  },
};

export const Escalated: Story = {
  name: 'BEY-05 a change that keeps coming back says why a person has to decide',
  globals: { colorScheme: 'dark' },
  args: { defaultFilters: { is_escalated: true } },
  play: async ({ canvasElement }) => {
    const { canvas, button } = changesTablePage(canvasElement);
    await expect(await canvas.findByText(/ochrona przestała ją odrzucać/)).toBeInTheDocument();
    await userEvent.click(await button(/^Usuń filtr: Powtarzające się/));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(6));
  },
};

export const Phone: Story = {
  name: 'SDK-03 on a phone changes are cards',
  args: { width: 390 },
  play: async ({ canvasElement }) => {
    const { button, stateOf } = changesTablePage(canvasElement);
    await userEvent.click(await button(/^Przyjmij: Nazwa, .*Rynek Główny/));
    await waitFor(() => expect(stateOf(3)).toMatchObject({ decision: 1 }));
  },
};

export const English: Story = {
  name: 'SDK-06 in English, for somebody who may only look',
  globals: { locale: 'en' },
  args: {
    api: {
      data: {
        permissions: ['view_external_changes'],
      },
    },
  },
};

export const Nothing: Story = {
  name: 'EXT-02 nothing that matches differs from nothing at all',
  globals: { locale: 'es' },
  args: { defaultFilters: { q: 'nigdzie' } },
  play: async ({ canvasElement }) => {
    const { canvas } = changesTablePage(canvasElement);
    await canvas.findByText('Nada coincide con los filtros');
    server().data.externalChanges = [];
    await userEvent.click(canvas.getAllByRole('button', { name: 'Borrar filtros' })[0] ?? canvasElement);
    await expect(await canvas.findByText('Nada espera una decisión')).toBeInTheDocument();
  },
};

export const Broken: Story = {
  name: 'EXT-02 a table that could not be loaded is tried again',
  args: { api: { failures: { listExternalChanges: 'internal_error' } } },
  play: async ({ canvasElement }) => {
    const { canvas, said, grid } = changesTablePage(canvasElement);
    await canvas.findByText('Nie udało się wczytać zmian');
    server().fail('listExternalChanges', undefined);
    await userEvent.click(await said('Spróbuj ponownie'));
    await expect(await grid()).toBeInTheDocument();
  },
};
