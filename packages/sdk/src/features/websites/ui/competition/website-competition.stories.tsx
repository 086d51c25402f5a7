import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExamplePositions, type ExamplePositionsProps } from '../stories/example-positions.tsx';
import { WebsiteCompetition, type WebsiteCompetitionProps } from './website-competition.tsx';

const rival = (id: number, host: string) => ({
  id,
  website: 1,
  url: `https://${host}/`,
  host,
  created_at: new Date().toISOString(),
});

const meta = {
  component: WebsiteCompetition,
  parameters: { layout: 'edge' },
  args: {
    getCompetitorsHref: ({ id }) => `#competitors-${id}`,
    prepare: ({ data }) =>
      void (data.websiteCompetitors = [rival(1, 'sowa.example'), rival(2, 'gil.example')]),
  },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExamplePositions
      {...{ api, prepare, width }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <WebsiteCompetition {...args} />
    </ExamplePositions>
  ),
} satisfies Meta<ExamplePositionsProps & WebsiteCompetitionProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'MON-07 the own website beside competitors: over time, in figures, and two side by side',
  args: { defaultSearch: { preset: 'last_30_days', compare: 'previous_term' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider');
    const figures = within(canvas.getByRole('table', { name: /^Wyniki w okresie/ }));
    await expect(figures.getByText('kawiarnialipa.pl (Twoja strona)')).toBeVisible();
    await expect(figures.getAllByText(/(przed|za) Tobą|tak samo jak Ty/).length).toBeGreaterThan(2);
    const choice = within(canvas.getByRole('group', { name: /^Porównywane strony/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zamień A z B' }));
    await expect(canvas.getByRole('button', { name: 'A: sowa.example' })).toBeVisible();
    await userEvent.click(choice.getByRole('button', { name: 'gil.example' }));
    await expect(figures.queryByText('gil.example')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Wszystkie frazy' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Szukaj frazy' }), 'sniad');
    await userEvent.click(await page.findByRole('checkbox', { name: 'śniadania kraków' }));
    await expect(await canvas.findByRole('button', { name: '„śniadania kraków”' })).toBeVisible();
  },
};

export const NoCompetitors: Story = {
  name: 'MON-07 who has no competitors is led to where they are chosen',
  args: { prepare: ({ data }) => void (data.websiteCompetitors = []) },
  globals: { colorScheme: 'dark', locale: 'es' },
  play: async ({ canvas }) => {
    await canvas.findByText('Todavía no hay con quién comparar');
    await expect(canvas.getAllByRole('link', { name: 'Elegir competidores' })[0]).toHaveAttribute(
      'href',
      '#competitors-1',
    );
  },
};

export const NoKeywordsHere: Story = {
  args: { defaultSearch: { location: 99 }, websitesHref: '#websites', width: 375 },
};
