import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../../../company/ui/stories/example-company.tsx';
import { SocialProfiles, type SocialProfilesProps } from './social-profiles.tsx';

const meta = {
  component: SocialProfiles,
  parameters: { layout: 'edge' },
  args: { getLocationsHref: (ids) => `#locations-${ids.join('-')}` },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleCompany
      {...{ ...(width && { width }), ...(api && { api }), ...(prepare && { prepare }) }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <SocialProfiles {...args} />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & SocialProfilesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profiles: Story = {
  name: 'MON-07 each network has a score, what was checked, and the way to locations that do not pass',
  args: {
    prepare: ({ listingFields }) => {
      for (const [id, fields] of listingFields)
        fields.attributes = [
          {
            attribute_id: 'url_facebook',
            value_type: 3,
            values: [id === 2 ? 'https://facebook.com/' : 'https://facebook.com/kawiarnialipa'],
          },
        ];
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /1 lokalizacja do poprawy: Link prowadzi/ });
    await expect(link).toHaveAttribute('href', '#locations-2');
    await expect(canvas.getByText(/Bez podłączonej strony nie da się sprawdzić: opis,/)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: {
    prepare: ({ listingFields }) => {
      for (const fields of listingFields.values()) fields.attributes = [];
    },
    width: 390,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Żadna wizytówka nie podaje profilu')).toBeVisible();
  },
};
