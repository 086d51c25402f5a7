import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleCompany, type ExampleCompanyProps } from '../../../company/ui/stories/example-company.tsx';
import { WebsiteCompetitors, type WebsiteCompetitorsProps } from './website-competitors.tsx';

const meta = {
  component: WebsiteCompetitors,
  parameters: { layout: 'edge' },
  args: { api: { data: { planLimits: { max_website_competitors: 2 } } } },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleCompany
      {...{ ...(width && { width }), ...(api && { api }), ...(prepare && { prepare }) }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <WebsiteCompetitors planHref="#plan" {...args} />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & WebsiteCompetitorsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'MON-05 a website is added with one press until the plan is full, and removed after a question',
  play: async ({ canvas, canvasElement }) => {
    const url = await canvas.findByRole('textbox', { name: 'Adres strony konkurenta' });
    await userEvent.type(url, 'gil.example{Enter}');
    await expect(url).toHaveAccessibleDescription('Adres musi zaczynać się od http:// lub https://.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj: przewodnik.example' }));
    const remove = await canvas.findByRole('button', { name: 'Usuń: przewodnik.example' });
    await expect(await canvas.findByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dodaj: gil.example' })).toHaveAccessibleDescription(
      'Twój plan obejmuje 2 strony konkurencji.',
    );
    await userEvent.click(remove);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Usuń z porównania' }));
    await waitFor(() => expect(server().data.websiteCompetitors).toHaveLength(1));
  },
};
