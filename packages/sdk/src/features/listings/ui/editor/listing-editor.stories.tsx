import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testListingState } from '../../../../testing/listings/listing.ts';
import { ListingEditor } from './listing-editor.tsx';
import { ExampleEditor, type ExampleEditorProps } from './stories/example-editor.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  title: 'Listings/ListingEditor',
  component: ListingEditor,
  parameters: { layout: 'edge' },
  args: { listingId: 1 },
  render: (args, { globals }) => (
    <ExampleEditor {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleEditorProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {
  name: 'LST-03 the page of a listing says how it is called at Google, and whose it is',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^W Google: locations\/\d+, własna$/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { width: 390 } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const ThreeSections: Story = {
  name: 'LST-03 a host shows three sections only',
  args: { sections: ['hours', 'contact', 'description'], headingLevel: 2, width: 860 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Kontakt i linki' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Kategorie' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Części wizytówki' })).toBeNull();
  },
};
export const Loading: Story = { args: { api: { failures: { getListing: 'hang' } } } };

export const Failed: Story = {
  args: { api: { failures: { getListing: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { listingId: 999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma takiej lokalizacji')).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { api: { data: { permissions: ['view_dashboard'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do lokalizacji')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'LST-03 who may change the hours alone reads the rest, and why',
  args: { api: { data: { permissions: ['view_facilities_data', 'edit_facility_hours'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Telefon' })).toHaveAttribute('readonly');
    const contact = within(canvas.getByRole('region', { name: 'Kontakt i linki' }));
    await expect(contact.getByText('Nie masz uprawnień do zmiany tych danych.')).toBeVisible();
    const hours = within(canvas.getByRole('region', { name: /Godziny otwarcia/ }));
    await expect(hours.queryByText('Nie masz uprawnień do zmiany tych danych.')).toBeNull();
  },
};

export const AtBing: Story = {
  name: 'INT-04 the page of a listing says how it is connected to Bing, and leads to what Bing says of it',
  args: {
    listingId: 6,
    api: { data: { featureFlags: ['map_settings'] } },
    getBingHref: (q) => `#bing-${q}`,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Bing: połączenie aktywne' });
    await expect(link).toHaveAttribute('href', '#bing-LIP-POZ-01');
  },
};

export const SwitchedOff: Story = {
  name: 'LST-03 where services and pins are switched off, the first are not there and the second say why',
  args: { api: { data: { featureFlags: [] } } },
  play: async ({ canvas }) => {
    const address = within(await canvas.findByRole('region', { name: 'Nazwa i adres' }));
    await expect(address.getByRole('textbox', { name: 'Szerokość geograficzna' })).toHaveAttribute(
      'readonly',
    );
    await expect(address.getByText(/^Współrzędne: Zmiana tych danych/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Usługi' })).toBeNull();
  },
};

export const Dirty: Story = {
  name: 'LST-03 what will be sent is seen before it is sent',
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nazwa' });
    await fill(name, 'Kawiarnia Lipa i Syn');
    await fill(
      canvas.getByRole('textbox', { name: 'Opis' }),
      'Kawa palona na miejscu i ciasta z własnej pracowni. Zapraszamy też z psami.',
    );
    const heading = await canvas.findByRole('heading', { name: 'Zostanie wysłane' });
    const side = within(heading.closest<HTMLElement>('.pinfold-ListingEditor-aside') ?? canvasElement);
    await expect(side.getByText(/Zapraszamy też z psami/, { selector: 'ins' })).toBeVisible();
    await expect(side.getByText(/i Syn/, { selector: 'ins' })).toBeVisible();
    await expect(side.getByText(/Google może poprosić o ponowną weryfikację/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sprawdź i wyślij 2 pola' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Opis zmieniono' })).toBeVisible();
  },
};

export const Faults: Story = {
  name: 'LST-03 what is wrong is said beside its field, and the focus leads there',
  play: async ({ canvas }) => {
    const website = await canvas.findByRole('textbox', { name: 'Strona internetowa' });
    await fill(website, 'lipa.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' }));
    await waitFor(() => expect(website).toHaveFocus());
    await expect(website).toHaveAccessibleDescription(/Adres musi zaczynać się od http/);
    await expect(server().calls.some(({ operation }) => operation === 'updateListing')).toBe(false);
  },
};

export const RefusedByGoogle: Story = {
  name: 'LST-03 LST-05 what Google refuses stands beside its field before anything is sent',
  args: {
    prepare: ({ data }) => {
      data.listingStates.set(1, {
        ...testListingState(new Date()),
        checkProblems: [
          { field: 'phone_number', code: 'invalid_phone', message: 'Google nie przyjmuje tego numeru.' },
        ],
      });
    },
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' });
    await fill(phone, '12 421 55 77');
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Google nie przyjmuje tego numeru.'));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

/** Said above the form, and as the reason of the button that sends. */
const sending = /Zmiany są wysyłane do Google/;
const phoneEdit = { phone_number: '12 421 55 77' };

export const Running: Story = {
  name: 'LST-03 LST-05 nothing can be changed while an update runs, and it opens by itself',
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' });
    await fill(phone, phoneEdit.phone_number);
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' }));
    await expect(await canvas.findAllByText(sending)).not.toHaveLength(0);
    await expect(phone).toBeDisabled();
    await expect(phone).toHaveValue(phoneEdit.phone_number);
  },
};

export const RefusedLater: Story = {
  name: 'LST-05 a refused update says why, and gives back what was typed',
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' });
    await waitFor(() => expect(server().streamCount).toBe(1));
    await fill(phone, phoneEdit.phone_number);
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' }));
    await canvas.findAllByText(sending);
    server().decideListing(1, {
      refused: [{ field: 'phone_number', code: 'invalid_phone', message: 'Numer nie istnieje.' }],
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Przywróć wpisane dane' }));
    await expect(phone).toHaveValue(phoneEdit.phone_number);
    await expect(phone).toHaveAccessibleDescription('Numer nie istnieje.');
  },
};

export const Conflict: Story = {
  name: 'LST-03 two people edit one listing: the second chooses and loses nothing',
  play: async ({ canvas }) => {
    const description = await canvas.findByRole('textbox', { name: 'Opis' });
    await waitFor(() => expect(server().streamCount).toBe(1));
    await fill(description, 'Mój opis kawiarni.');
    server().changeListing(1, { description: 'Opis Marka.', website: 'https://lipa.example/nowa' });
    await expect(await canvas.findByText('Ktoś zmienił w międzyczasie to samo pole')).toBeVisible();
    await expect(canvas.getByText(/Wczytaliśmy nowe wartości: Strona internetowa/)).toBeVisible();
    await expect(description).toHaveValue('Mój opis kawiarni.');
  },
};

export const ByKeys: Story = {
  name: 'LST-03 a listing is edited and sent with the keyboard alone',
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('textbox', { name: 'Drugi telefon' });
    region.focus();
    await userEvent.keyboard('12 421 55 99');
    const send = canvas.getByRole('button', { name: 'Sprawdź i wyślij 1 pole' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findAllByText(sending)).not.toHaveLength(0);
    const call = server().calls.find(({ operation }) => operation === 'updateListing');
    await expect(call?.body).toMatchObject({ changes: { phone_number_2: '12 421 55 99' } });
  },
};

/** As pasting does: the whole text at once. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}
