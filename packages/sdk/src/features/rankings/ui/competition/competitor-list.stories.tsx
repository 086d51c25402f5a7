import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CompetitorList, type CompetitorListProps } from './competitor-list.tsx';
import { ExampleCompetition, type ExampleCompetitionProps } from './stories/example-competition.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  component: CompetitorList,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleCompetition {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompetitorList planHref="#plan" />
    </ExampleCompetition>
  ),
} satisfies Meta<ExampleCompetitionProps & CompetitorListProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'MON-05 who is ahead is added with one press until five are there, and removed after a question',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Możesz dodać jeszcze 2 wizytówki.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj: Café Sukiennice' }));
    await canvas.findByRole('button', { name: 'Usuń: Café Sukiennice' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Nazwa wizytówki w Mapach' }), 'ka');
    await expect(await canvas.findByText('działa na obszarze, bez pozycji w Mapach')).toBeVisible();
    await expect(canvas.getAllByText('Twoja lokalizacja')[0]).toBeVisible();
    await expect(canvas.getAllByText('już dodana')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj: Karmelicka 14 Kawa' }));
    await expect(await canvas.findByText(/najwyżej z 5 wizytówkami/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Cukiernia Wanda' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Usuń z porównania' }));
    await waitFor(() => expect(server().data.rankings.competitors).toHaveLength(4));
    await expect(await canvas.findByText('Możesz dodać jeszcze 1 wizytówkę.')).toBeVisible();
  },
};

export const DarkPhone: Story = {
  name: 'MON-05 nobody is chosen yet, on a phone in the dark, in English',
  args: { width: 390, api: { data: { competitors: [] } } },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You compare yourself with nobody yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add: Kawiarnia Botanika' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'MON-05 who may only look is told why nothing can be changed',
  args: { api: { data: { permissions: ['view_maps_competition_rankings'] } } },
  play: async ({ canvas }) => {
    // Each button that cannot be used says it too, to screen readers.
    const reasons = await canvas.findAllByText(/^Nie masz uprawnień/);
    await expect(reasons.at(-1)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Usuń: Palarnia Ziarno' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
