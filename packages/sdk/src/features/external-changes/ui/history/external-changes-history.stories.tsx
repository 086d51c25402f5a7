import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleChanges, type ExampleChangesProps } from '../stories/example-changes.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ExternalChangesHistory, type ExternalChangesHistoryProps } from './external-changes-history.tsx';

const meta = {
  component: ExternalChangesHistory,
  parameters: { layout: 'edge' },
  args: { width: 1200, height: '720px', getHref: ({ id }) => `#location-${id}` },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExampleChanges
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <ExternalChangesHistory {...args} />
    </ExampleChanges>
  ),
} satisfies Meta<ExampleChangesProps & ExternalChangesHistoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LookedBack: Story = {
  name: 'EXT-05 BEY-05 the history says who or which rule decided, when, and step by step what happened',
  play: async ({ canvas }) => {
    await canvas.findByText('9 zakończonych zmian');
    await expect(canvas.getAllByText('Reguła ochrony')).toHaveLength(3);
    await userEvent.click(
      canvas.getAllByLabelText(/^Pokaż przebieg: Telefon, Półwiejska 20/)[0] ?? document.body,
    );
    const steps = await canvas.findByLabelText('Przebieg');
    await expect(within(steps).getByText(/Odrzucono · Reguła ochrony/)).toBeVisible();
    await expect(within(steps).getByText('Google przyjęło decyzję')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  name: 'EXT-05 filters narrow the history, and are taken away one by one or all at once',
  args: { defaultFilters: { decided_by: 'member', status: [3] } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 cambios terminados');
    await userEvent.click(canvas.getByLabelText('Quitar filtro: Alguien del equipo'));
    await canvas.findByText('5 cambios terminados');
    await userEvent.type(canvas.getByRole('searchbox'), 'Sopot');
    await expect(await canvas.findByText('Ningún cambio coincide')).toBeVisible();
    await userEvent.click(canvas.getByText('Borrar filtros'));
    await expect(await canvas.findByText('9 cambios terminados')).toBeVisible();
  },
};

export const PhoneDark: Story = {
  args: { width: 390 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await canvas.findByText('9 zakończonych zmian');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByText('Filtr'));
    await page.findByText('Kto zdecydował');
    await userEvent.click(page.getAllByText('Zamknij').at(-1) ?? canvasElement);
    await waitFor(() => expect(page.queryByText('Kto zdecydował')).toBeNull());
  },
};

export const Forbidden: Story = {
  name: 'EXT-05 who may not look back is told so, and nothing is asked for',
  args: { api: { data: { permissions: ['view_external_changes'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do historii zmian')).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'listExternalChanges')).toBe(false);
  },
};
