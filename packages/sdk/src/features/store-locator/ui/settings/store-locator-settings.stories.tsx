import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExamplePage, type ExamplePageProps } from '../stories/example-page.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { StoreLocatorSettings, type StoreLocatorSettingsProps } from './store-locator-settings.tsx';

const meta = {
  component: StoreLocatorSettings,
  parameters: { layout: 'edge' },
  args: { questionsHref: '/store-locator/faq', onSaved: fn() },
  render: ({ api, width, ...args }, { globals }) => (
    <ExamplePage {...{ api, width }} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <StoreLocatorSettings {...args} />
    </ExamplePage>
  ),
} satisfies Meta<ExamplePageProps & StoreLocatorSettingsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

// Roles are slow to ask for in a form of this length, so that its stories go by labels and texts.

/** Puts a text in place of what a field has. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const Previewed: Story = {
  name: 'LOC-02 the preview shows what is filled in before it is saved, and saving sends only that',
  play: async ({ canvas, args }) => {
    const header = await canvas.findByLabelText('Nagłówek');
    const preview = within(await canvas.findByLabelText('Podgląd'));
    await fill(header, 'Znajdź swoją Lipę');
    await expect(await preview.findByText('Znajdź swoją Lipę')).toBeVisible();
    await expect(server().data.storeLocator.settings.header_name).toBe('Kawiarnia Lipa');

    await userEvent.click(canvas.getByText('Dodaj sekcję'));
    await expect(canvas.getByText('Zapisz').closest('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByLabelText('Usuń: Sekcja 2'));
    await expect(canvas.getByText('Usunięto: Sekcja 2')).toBeVisible();
    await userEvent.click(canvas.getByText('Zapisz'));
    await expect(await canvas.findByText(/^Zapisano\. Odwiedzający/)).toBeVisible();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    const sent = server().calls.find(({ operation }) => operation === 'updateLocator');
    await expect(sent?.body).toEqual({ version: 4, header_name: 'Znajdź swoją Lipę' });
  },
};

export const OfSomeLocations: Story = {
  name: 'COM-03 LOC-02 whoever sees only some locations looks at the settings, with the reason why nothing can be typed',
  args: { api: { data: { seesAllLocations: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nagłówek')).toBeDisabled();
    await expect(canvas.getByText('Dodaj sekcję').closest('button')).toBeDisabled();
    await expect(
      canvas.getAllByText(/^Dotyczy to także lokalizacji, do których nie masz dostępu/)[0],
    ).toBeVisible();
  },
};

export const Conflicting: Story = {
  name: 'LOC-02 nothing is lost when somebody else saves meanwhile, and a name that is taken is said beside its field',
  play: async ({ canvas }) => {
    const header = await canvas.findByLabelText('Nagłówek');
    await fill(header, 'Lipa');
    const { storeLocator } = server().data;
    storeLocator.settings = {
      ...storeLocator.settings,
      version: 5,
      header_name: 'Kawiarnie Lipa',
      distance_unit: 'mi',
    };
    await userEvent.click(canvas.getByText('Zapisz'));
    await expect(await canvas.findByText('Ktoś inny zmienił te ustawienia w międzyczasie')).toBeVisible();
    await expect(header).toHaveValue('Lipa');
    await expect(canvas.getByText(/zapisano: Kawiarnie Lipa/)).toBeVisible();
    await userEvent.click(canvas.getByText('Zostaw moje'));
    const name = canvas.getByLabelText('Nazwa w adresie');
    await fill(name, 'piekarnia-ziarno');
    await userEvent.click(canvas.getByText('Zapisz'));
    await waitFor(() => expect(name).toBeInvalid());
    await fill(name, 'piekarnia-lipa');
    await userEvent.click(canvas.getByText('Zapisz'));
    await expect(await canvas.findByText(/^Zapisano\. Odwiedzający/)).toBeVisible();
    await expect(server().data.storeLocator.settings).toMatchObject({
      header_name: 'Lipa',
      distance_unit: 'mi',
      name: 'piekarnia-lipa',
    });
  },
};

export const Pictured: Story = {
  name: 'LOC-02 a logo is brought, one that is too large is refused beside its field, and it is shown and saved',
  play: async ({ canvas }) => {
    const logo = within(await canvas.findByLabelText('Logo'));
    const field = logo.getByLabelText('Wgraj plik: Logo');
    const large = new File([new Uint8Array(2_100_000)], 'logo.png', { type: 'image/png' });
    await userEvent.upload(field, large);
    await expect(await logo.findByText('Ten plik ma więcej niż 2 MB. Wybierz mniejszy.')).toBeVisible();
    await expect(server().data.storeLocator.images).toHaveLength(0);

    const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0));
    await userEvent.upload(field, new File([bytes], 'logo.png', { type: 'image/png' }));
    await expect(await logo.findByLabelText('Usuń: Logo')).toBeVisible();
    await expect(logo.queryByText(/ma więcej niż 2 MB/)).toBeNull();
    const preview = await canvas.findByLabelText('Podgląd');
    await waitFor(() =>
      expect(preview.querySelector('.pinfold-StoreLocator-logo')).toHaveAttribute(
        'src',
        expect.stringContaining(dot),
      ),
    );
    await userEvent.click(canvas.getByText('Zapisz'));
    await expect(await canvas.findByText(/^Zapisano\. Odwiedzający/)).toBeVisible();
    await expect(server().data.storeLocator.settings.logo).toMatchObject({ width: 160 });
    await userEvent.click(logo.getByLabelText('Usuń: Logo'));
    await expect(preview.querySelector('.pinfold-StoreLocator-logo')).toBeNull();
  },
};

/** A picture of one point. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const PhoneDark: Story = {
  name: 'LOC-02 on a phone nothing runs over the edge, and the preview waits to be asked for',
  args: {
    width: 390,
    api: {
      data: {
        storeLocator: {
          is_published: false,
          scope: { all: false, facilities: [1], groups: [1] },
          search_area: { center: { latitude: 50.06, longitude: 19.94 }, radius_km: 25 },
        },
      },
    },
  },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Header')).toBeVisible();
    await expect(canvas.getByText(/^The code shows nothing until/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(canvas.getByText('Show the preview'));
    const preview = within(canvas.getByLabelText('Preview'));
    await expect((await preview.findAllByText('Kawiarnia Lipa'))[0]).toBeVisible();
  },
};
