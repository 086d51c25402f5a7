import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { BoosterForms, type BoosterFormsProps } from '../forms/booster-forms.tsx';

interface ExampleBoosterLinksProps extends BoosterFormsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/BoosterForms/Links',
  component: BoosterForms,
  parameters: { layout: 'edge' },
  args: {
    api: { data: owner },
    open: { id: 1, view: 'links' },
    onOpenChange: fn(),
    getLocationHref: (id) => `#location-${id}`,
  },
  render: ({ api, prepare, width, ...props }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterForms {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleBoosterLinksProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Phone: Story = { args: { width: 375 } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { listBoosterLinks: 'internal_error' } } },
};
export const Empty: Story = { args: { open: { id: 2, view: 'links' } } };
export const Demo: Story = { args: { api: { data: { ...owner, isDemo: true } } } };

export const Creates: Story = {
  name: 'RV-11 all locations get a link at once; one that has it already keeps it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe linki' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Nowe linki' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz linki' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const { booster, locations } = server().data;
    await expect(booster.links.get(1)).toHaveLength(locations.length);
  },
};

export const WithoutPublicLink: Story = {
  name: 'RV-11 locations without a public page are named, and the choice stays',
  args: { prepare: ({ booster, locations }) => booster.withoutPublicLink.add(locations[2]?.id ?? 0) },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe linki' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Link/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz linki' }));
    await dialog.findByText('1 lokalizacja nie ma linku do wystawienia opinii w Google');
    const { locations } = server().data;
    await expect(dialog.getByRole('link', { name: locations[2]?.name ?? '' })).toHaveAttribute(
      'href',
      `#location-${locations[2]?.id}`,
    );
    await expect(dialog.getByRole('radio', { name: /^Link/ })).toBeChecked();
    await userEvent.click(
      dialog.getByRole('button', { name: `Utwórz dla pozostałych (${locations.length - 1})` }),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const made = server()
      .data.booster.links.get(1)
      ?.filter(({ channel }) => channel === 'link');
    await expect(made).toHaveLength(locations.length - 1);
  },
};

export const TakesNone: Story = {
  name: 'RV-11 a link that takes no answers says so with the reason',
  args: {
    prepare: ({ booster }) => {
      const [link] = booster.links.get(1) ?? [];
      if (link) link.takes_answers = false;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Nie przyjmuje odpowiedzi: /);
  },
};

export const NotOfForm: Story = {
  name: 'RV-11 locations that the form is not for are refused beside the choice',
  args: {
    prepare: ({ booster, locations }) => {
      const form = booster.forms.find(({ id }) => id === 1);
      if (form) form.facility_ids = locations.slice(0, 1).map(({ id }) => id);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe linki' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wybrane' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Puławska 45/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz linki' }));
    await dialog.findByText(
      'Ten formularz nie obejmuje części wybranych lokalizacji. Zmień wybór albo formularz.',
    );
  },
};

export const ChoosesLocations: Story = {
  name: 'RV-11 links of chosen locations need a choice',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe linki' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Wybrane' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz linki' }));
    await dialog.findByText('Wybierz przynajmniej jedną lokalizację.');
    await expect(server().calls.map(({ operation }) => operation)).not.toContain('createBoosterLinks');
  },
};

export const ShowsCode: Story = {
  name: 'RV-11 a link is shown as a code, to be fetched as a file',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [show] = await canvas.findAllByRole('button', { name: /^Kod QR: / });
    if (show) await userEvent.click(show);
    const dialog = within(await page.findByRole('dialog', { name: /^Kod QR: / }));
    await dialog.findByRole('img', { name: /^Kod QR: / });
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz PNG' }));
    await waitFor(() => expect(server().calls.at(-1)?.operation).toBe('getBoosterQr'));
  },
};

export const Closes: Story = {
  name: 'RV-11 a link is closed after a question that says what stops',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [close] = await canvas.findAllByRole('button', { name: /^Zamknij link: / });
    if (close) await userEvent.click(close);
    const question = within(await page.findByRole('alertdialog'));
    await question.findByText(/wydrukowany kod przestanie przyjmować odpowiedzi/);
    await question.findByText(/, Kod QR\?$/);
    await userEvent.click(question.getByRole('button', { name: 'Zamknij link' }));
    await waitFor(() => expect(server().data.booster.links.get(1)).toHaveLength(1));
  },
};

export const Sheet: Story = {
  name: 'RV-11 a sheet has the code of each location with the question in the chosen size',
  args: { open: { id: 1, view: 'sheet' } },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('list', { name: 'Arkusz kodów' }));
    await expect(sheet.getAllByText('Jak oceniasz swoją wizytę?')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cała strona' }));
    await expect(canvas.getByRole('list', { name: 'Arkusz kodów' })).toHaveAttribute('data-size', 'l');
  },
};
export const SheetOnPhone: Story = { args: { open: { id: 1, view: 'sheet' }, width: 375 } };
export const SheetDark: Story = {
  args: { open: { id: 1, view: 'sheet' } },
  globals: { colorScheme: 'dark' },
};
export const SheetOfClosedForm: Story = {
  name: 'RV-11 the sheet of a closed form says that its codes take no answers',
  args: {
    open: { id: 1, view: 'sheet' },
    prepare: ({ booster }) => {
      for (const form of booster.forms) form.is_open = false;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Formularz jest zamknięty: te linki i kody nie przyjmują odpowiedzi.');
  },
};
export const SheetEmpty: Story = { args: { open: { id: 2, view: 'sheet' } } };
