import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExamplePage, type ExamplePageProps } from '../stories/example-page.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ListingLocatorSettings, type ListingLocatorSettingsProps } from './listing-locator-settings.tsx';
import { ListingLocatorSummary } from './listing-locator-summary.tsx';

const meta = {
  component: ListingLocatorSettings,
  parameters: { layout: 'edge' },
  args: { listingId: 1, width: 900 },
  render: ({ api, width, ...args }, { globals }) => (
    <ExamplePage {...{ api, width }} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <ListingLocatorSummary listingId={args.listingId} settingsHref="/store-locator-config" />
      <ListingLocatorSettings {...args} />
    </ExamplePage>
  ),
} satisfies Meta<ExamplePageProps & ListingLocatorSettingsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Puts a text in place of what a field has. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const Own: Story = {
  name: 'LST-11 LOC-04 a location says its own instead of what all say, and the summary tells both',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odwiedzający znajdą tę lokalizację')).toBeVisible();
    await expect(canvas.getByText('Ta lokalizacja pokazuje to samo, co wszystkie.')).toBeVisible();
    const text = within(canvas.getByLabelText('Opis', { selector: 'section' }));
    await userEvent.click(text.getByText('Własne'));
    await fill(text.getByLabelText('Własny opis'), 'Jedyna z tarasem na dachu.');
    const link = within(canvas.getByLabelText('Link do oferty', { selector: 'section' }));
    await userEvent.click(link.getByText('Własne'));
    const url = link.getByLabelText('Adres linku');
    await fill(url, 'javascript:alert(1)');
    await expect(url).toBeInvalid();
    await fill(url, 'https://lipa.example/taras');
    await userEvent.click(canvas.getByLabelText('Ukryj tę lokalizację'));
    await userEvent.click(canvas.getByText('Zapisz'));
    await expect(await canvas.findByText('Lokalizacja jest ukryta')).toBeVisible();
    await expect(server().data.storeLocator.listings.get(1)).toMatchObject({
      is_hidden: true,
      text: 'Jedyna z tarasem na dachu.',
      offer_link: { text: 'Zobacz kartę', url: 'https://lipa.example/taras' },
      contact: null,
      version: 2,
    });
  },
};
