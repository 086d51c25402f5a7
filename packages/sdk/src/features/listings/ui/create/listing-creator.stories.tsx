import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { ExampleCompany } from '../../../company/ui/stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ListingCreator } from './listing-creator.tsx';

interface ExampleProps {
  /** Changes what the API holds before anything is drawn. */
  prepare?: (data: TestData) => void;
  api?: TestClientOptions;
  width?: number;
}

function Example() {
  const [listingId, setListingId] = useState<number>();
  return (
    <ListingCreator
      listingId={listingId}
      onListingChange={(listing) => setListingId(listing?.id)}
      listingHref={(id) => `#/locations/${id}`}
      importHref="#/import"
      accountsHref="#/accounts"
    />
  );
}

const meta = {
  title: 'features/listings/ListingCreator',
  component: Example,
  parameters: { layout: 'edge' },
  args: {},
  render: ({ prepare, ...args }, { globals }) => (
    <ExampleCompany
      {...args}
      prepare={(data) => {
        data.company.company_user.type = 1;
        prepare?.(data);
      }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <Example />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
/** Pasted, since a form as long as this one takes its time over each letter. */
const type = async (canvas: Canvas, name: RegExp, text: string) => {
  await userEvent.click(await canvas.findByRole('textbox', { name }));
  await userEvent.paste(text);
};
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

async function fillPlace(canvas: Canvas, name: string) {
  await type(canvas, /^Nazwa/, name);
  await type(canvas, /^Ulica/, 'ul. Szeroka');
  await type(canvas, /^Numer domu/, '7');
  await type(canvas, /^Kod pocztowy/, '31-053');
  await type(canvas, /^Miejscowość/, 'Kraków');
  await press(canvas, 'Szukaj na mapie');
}

async function chooseCategory(canvas: Canvas, canvasElement: HTMLElement) {
  const search = await canvas.findByRole('combobox', { name: 'Kategoria główna' });
  await userEvent.type(search, 'kaw');
  await userEvent.click(await pageOf(canvasElement).findByRole('option', { name: /^Kawiarnia/ }));
}

/** As far as Google, with what the map does not show yet. */
async function send(canvas: Canvas, canvasElement: HTMLElement) {
  await fillPlace(canvas, 'Herbaciarnia Sen');
  await chooseCategory(canvas, canvasElement);
  await press(canvas, 'Dalej');
  await press(canvas, 'Dodaj do mapy');
  await canvas.findByRole('progressbar', { name: 'Dodaję lokalizację do mapy' });
  return Math.max(...server().data.locations.map(({ id }) => id));
}

export const Empty: Story = {};
export const Phone: Story = { args: { width: 390 }, globals: { colorScheme: 'dark' } };

export const PlaceMissing: Story = {
  name: 'LST-07 a location without a name and an address is not looked for, and the focus leads to the first',
  play: async ({ canvas }) => {
    await press(canvas, 'Szukaj na mapie');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Nazwa/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Nazwa/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: /^Ulica/ })).toBeInvalid();
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('searchOnMap');
  },
};

export const Duplicates: Story = {
  name: 'LST-07 what the map shows already is shown with whose it is',
  play: async ({ canvas, canvasElement }) => {
    await fillPlace(canvas, 'Kawiarnia Lipa');
    const dialog = within(await pageOf(canvasElement).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('To miejsce jest już na mapie')).toBeVisible());
    for (const words of ['na Twoim koncie', 'ma właściciela', 'bez właściciela'])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(await dialog.findByRole('button', { name: '1, Kawiarnia Lipa' })).toBeVisible();
  },
};

export const OfAnother: Story = {
  name: 'LST-07 of a place that somebody else manages, access is asked for; one of our own is opened',
  play: async ({ canvas, canvasElement }) => {
    await fillPlace(canvas, 'Kawiarnia Lipa');
    const page = pageOf(canvasElement);
    await press(page, 'To moje miejsce: Kawiarnia Lipa, Rynek');
    await expect(await page.findByRole('link', { name: 'Otwórz wizytówkę' })).toHaveAttribute(
      'href',
      '#/locations/1',
    );
    await press(page, 'Wróć do listy');
    await press(page, 'To moje miejsce: Kawiarnia Lipa Kazimierz');
    await expect(await page.findByRole('link', { name: 'Poproś o dostęp' })).toHaveAttribute(
      'href',
      'https://business.google.com/arc/p/lipa-kazimierz',
    );
    await waitFor(() => expect(page.getByText(/Ma zwykle 3 dni/)).toBeVisible());
  },
};

export const TakenOver: Story = {
  name: 'LST-07 a place without an owner is taken over',
  play: async ({ canvas, canvasElement }) => {
    await fillPlace(canvas, 'Kawiarnia Lipa');
    const page = pageOf(canvasElement);
    await press(page, 'To moje miejsce: Kawiarnia Lipa');
    await press(page, 'Przejmij wizytówkę');
    await expect(await canvas.findByText(/Przejmujesz wizytówkę/)).toBeVisible();
    await press(canvas, 'Dalej');
    await expect(await canvas.findByText(/podaj|wymagan|Wybierz|Uzupełnij/i)).toBeVisible();
    await chooseCategory(canvas, canvasElement);
    await press(canvas, 'Dalej');
    await press(canvas, 'Dodaj do mapy');
    await canvas.findByRole('progressbar', { name: 'Dodaję lokalizację do mapy' });
    const sent = server().calls.find(({ operation }) => operation === 'createListing');
    await expect(sent?.body).toMatchObject({ place_id: 'place of Kawiarnia Lipa', duplicates_seen: true });
  },
};

export const Review: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fillPlace(canvas, 'Herbaciarnia Sen');
    await chooseCategory(canvas, canvasElement);
    await type(canvas, /^Telefon/, '12 421 55 10');
    await press(canvas, 'Dalej');
    await expect(await canvas.findByText('ul. Szeroka 7, 31-053 Kraków')).toBeVisible();
  },
};

export const Added: Story = {
  name: 'LST-07 it is added, and verified with the code that Google sends',
  play: async ({ canvas, canvasElement }) => {
    const id = await send(canvas, canvasElement);
    server().decideCreation(id, 'ok');
    await expect(await canvas.findByText('Lokalizacja jest na mapie')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'SMS z kodem' }));
    await press(canvas, 'Wyślij kod');
    await type(canvas, /Kod weryfikacyjny/, '111111');
    await press(canvas, 'Potwierdź');
    const code = canvas.getByRole('textbox', { name: /Kod weryfikacyjny/ });
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, '123 456');
    await press(canvas, 'Potwierdź');
    await expect(await canvas.findByText(/Zajmie to do 3 dni/)).toBeVisible();
    server().decideVerification(id, 'verified');
    await expect(await canvas.findByText('Wizytówka jest zweryfikowana')).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'LST-07 what Google refuses is mended and sent again, with nothing typed anew',
  play: async ({ canvas, canvasElement }) => {
    const id = await send(canvas, canvasElement);
    server().decideCreation(id, {
      refused: [
        { field: 'phone_number', code: 'INVALID_PHONE_NUMBER', message: 'To nie jest numer telefonu.' },
      ],
    });
    await expect(await canvas.findByText(/Telefon: To nie jest numer telefonu/)).toBeVisible();
    await press(canvas, 'Popraw i wyślij ponownie');
    const phone = await canvas.findByRole('textbox', { name: /^Telefon/ });
    await expect(phone).toHaveAccessibleDescription('To nie jest numer telefonu.');
    await userEvent.type(phone, '12 421 55 10');
    await press(canvas, 'Dalej');
    await press(canvas, 'Wyślij ponownie');
    await canvas.findByRole('progressbar', { name: 'Dodaję lokalizację do mapy' });
    await expect(server().data.listingFields.get(id)?.phone_number).toBe('12 421 55 10');
  },
};

export const GoogleDown: Story = {
  args: { api: { failures: { searchOnMap: 'provider_unavailable' } } },
  play: async ({ canvas }) => {
    await fillPlace(canvas, 'Kawiarnia Lipa');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Kawiarnia Lipa');
  },
};

export const PlanFull: Story = {
  args: { api: { failures: { createListing: 'plan_limit_reached' } } },
  play: async ({ canvas, canvasElement }) => {
    await fillPlace(canvas, 'Herbaciarnia Sen');
    await chooseCategory(canvas, canvasElement);
    await press(canvas, 'Dalej');
    await press(canvas, 'Dodaj do mapy');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoAccount: Story = {
  args: { prepare: (data) => void (data.googleAccounts = []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Połącz konto' })).toHaveAttribute(
      'href',
      '#/accounts',
    );
  },
};

export const NotForTheCompany: Story = {
  args: { prepare: (data) => void (data.company.can_create_gmb_locations = false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wyłączone dla tej firmy/)).toBeVisible();
  },
};

export const ForOwnersOnly: Story = {
  args: { prepare: (data) => void (data.company.company_user.type = 3) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie możesz dodawać lokalizacji do mapy')).toBeVisible();
  },
};
