import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ComparisonSearch } from '../../competition/comparison-search.ts';
import { PositionComparator } from './position-comparator.tsx';
import { ExampleCompetition, type ExampleCompetitionProps } from './stories/example-competition.tsx';

const meta = {
  component: PositionComparator,
  parameters: { layout: 'edge' },
  render: ({ search, ...args }, { globals }) => (
    <ExampleCompetition {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <PositionComparator defaultSearch={search} />
    </ExampleCompetition>
  ),
} satisfies Meta<ExampleCompetitionProps & { search?: ComparisonSearch }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sets: Story = {
  name: 'MON-05 a ready comparison is taken, its sides swap with one press, and who leads changes with them',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kawiarnie z ogródkiem i Przy dworcu' }));
    const find = () => canvas.getByRole('table', { name: /Różnice między zestawami/ });
    await waitFor(find);
    const cells = () =>
      within(within(find()).getByRole('row', { name: /Średnia ze wszystkich/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.replace(/Zestaw [AB]/, ''));
    const [a, b] = cells();
    await userEvent.click(canvas.getByRole('button', { name: 'Zamień A z B' }));
    await expect(
      within(canvas.getByRole('group', { name: 'Zestaw A' })).getByText('Przy dworcu'),
    ).toBeVisible();
    await waitFor(() => expect(cells().slice(0, 2)).toEqual([b, a]));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabela' }));
    const twin = await canvas.findByRole('table', { name: 'Średnia ze wszystkich' });
    await expect(within(twin).getByRole('columnheader', { name: 'Zestaw B' })).toBeVisible();
  },
};

export const DarkPhone: Story = {
  name: 'MON-05 a location against its competitors on a phone, in the dark and in English',
  args: {
    width: 390,
    search: { a: { facilities_ids: [1] }, b: { competitors: [1, 2, 3] }, measure: 'top3_share' },
  },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Differences between/ })).toBeVisible();
    await expect(await canvas.findByText('3 listings')).toBeVisible();
  },
};
