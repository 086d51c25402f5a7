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

export const Keyboard: Story = {
  name: 'BEY-16 J moves, A accepts and goes on, Z takes back, X selects, no key fires while typing',
  play: async ({ canvasElement }) => {
    const { canvas, grid, said, stateOf } = changesTablePage(canvasElement);
    (await grid()).focus();
    await userEvent.keyboard('j');
    const active = () => canvasElement.querySelector('[data-active]');
    await waitFor(() => expect(active()).not.toBeNull());
    const undoable = () => server().data.externalChanges.filter(({ step }) => step === 'undoable');
    await userEvent.keyboard('a');
    await said(/cofnij \(jeszcze \d+ s\)/);
    await expect(undoable()).toHaveLength(1);
    await userEvent.keyboard('z');
    await waitFor(() => expect(undoable()).toHaveLength(0));
    await userEvent.keyboard('x');
    await expect(await said('Zaznaczono 1 zmianę')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}/adjz');
    await expect(canvas.getByRole('searchbox')).toHaveValue('adjz');
    await said('Nic nie pasuje do filtrów');
    await expect(undoable()).toHaveLength(0);
    await expect(stateOf(1)?.decision).toBe(0);
  },
};

export const ReviewNext: Story = {
  name: 'BEY-16 reviewing one by one by the keyboard: accept, reject and skip lead to the next',
  args: {
    defaultFilters: { fields: ['website', 'special_hours'] },
    api: { data: { protection: { fields: [], undo_seconds: 120 } } },
  },
  play: async ({ canvasElement }) => {
    const { page, said } = changesTablePage(canvasElement);
    await userEvent.click(await said(/^Przejrzyj kolejno/));
    const dialog = await page.findByRole('dialog', { name: 'Przegląd zmian' });
    await expect(await within(dialog).findByText('Zostało 7 zmian')).toBeInTheDocument();
    await userEvent.keyboard('a');
    await expect(await within(dialog).findByText('Zostało 6 zmian')).toBeInTheDocument();
    await userEvent.keyboard('ds');
    await expect(await within(dialog).findByText('Zostały 4 zmiany')).toBeInTheDocument();
    await userEvent.keyboard('ssss');
    await expect(await within(dialog).findByText('To już wszystko')).toBeInTheDocument();
    const decided = server().data.externalChanges.filter(({ step }) => step === 'undoable');
    await expect(decided.map(({ decision }) => decision).sort()).toEqual([1, 2]);
  },
};
