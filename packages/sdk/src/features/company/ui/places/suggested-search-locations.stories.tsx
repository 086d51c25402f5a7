import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import {
  SuggestedSearchLocations,
  type SuggestedSearchLocationsProps,
} from './suggested-search-locations.tsx';

const meta = {
  component: SuggestedSearchLocations,
  parameters: { layout: 'edge' },
  args: {
    facility: 5,
    width: 560,
  },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <SuggestedSearchLocations facility={args.facility} websitesHref="#websites" planHref="#plan" />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & SuggestedSearchLocationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  name: 'COM-06 the town of a location is added with one press, and its keywords are led to',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Dodaj: Łódź/ }));
    await expect(await canvas.findByText('Dodano Łódź.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wybierz frazy' })).toHaveAttribute('href', '#websites');
    await expect(server().data.presence.searchLocations).toHaveLength(3);
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark', locale: 'en' } };
export const Phone: Story = { args: { width: 375 }, globals: { locale: 'es' } };
export const Full: Story = { args: { api: { data: { planLimits: { max_search_locations: 2 } } } } };
