import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PhotosGrid, type PhotosGridProps } from './photos-grid.tsx';

const meta = {
  component: PhotosGrid,
  parameters: { layout: 'edge' },
  args: { height: '800px', onAdd: fn() },
  render: ({ api, width, height, ...args }, { globals }) => (
    <ExamplePublications
      {...{ api, width, height }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PhotosGrid {...args} />
    </ExamplePublications>
  ),
} satisfies Meta<ExamplePublicationsProps & PhotosGridProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const calls = (operation: string) => server().calls.filter((call) => call.operation === operation);

export const Partial: Story = {
  name: 'PUB-04 what failed of a batch has its reason and is sent again',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nieudane: 2' }));
    await expect(await canvas.findAllByText('Google nie pobrało zdjęcia.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ponów nieudane' }));
    await waitFor(() => expect(calls('retryPhotoBatch')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ponów nieudane' })).toBeNull());
  },
};

export const Deleted: Story = {
  name: 'PUB-04 selected photos are deleted after a question',
  // Photos that are being deleted are dimmed until Google has deleted them.
  parameters: { staysDimmed: true },
  args: { defaultFilters: { category: 2 } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[0] ?? document.body);
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń' }));
    const question = await page.findByRole('alertdialog', { name: 'Usunąć 2 zdjęcia?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(calls('deletePhotos')).toHaveLength(1));
    await expect((await canvas.findAllByText('Usuwamy…')).length).toBeGreaterThanOrEqual(2);
  },
};

export const Empty: Story = { args: { api: { data: { publications: { photos: [], batches: [] } } } } };
export const NothingMatches: Story = { args: { defaultFilters: { facilities_ids: [9999] } } };
export const Loading: Story = { args: { api: { failures: { listPhotos: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listPhotos: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const Plan: Story = { args: { api: { data: { planCapabilities: [] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 390 } };
