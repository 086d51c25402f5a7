import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TestData } from '../../../../testing/test-data.ts';
import { ExampleListings, type ExampleListingsProps } from '../stories/example-listings.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { LocationGroups, type LocationGroupsProps } from './location-groups.tsx';

const meta = {
  component: LocationGroups,
  parameters: { layout: 'edge' },
  args: {
    api: { data: { memberType: memberTypes.owner } },
    getLocationsHref: ({ id }) => `#locations-${id}`,
    onChanged: fn(),
  },
  render: ({ api, prepare, width, ...args }, { globals }) => (
    <ExampleListings
      {...{ api, prepare, width, height: 'auto' }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <div style={{ padding: 16 }}>
        <LocationGroups {...args} />
      </div>
    </ExampleListings>
  ),
} satisfies Meta<ExampleListingsProps & LocationGroupsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const manyGroups = (data: TestData) => {
  data.groups = Array.from({ length: 19 }, (_, index) => ({
    id: index + 1,
    name: `Region ${String(index + 1).padStart(2, '0')}`,
    is_label_group: false,
    concerns_other_locations: false,
    labels: [],
    facilities_count: 0,
  }));
};

function csv(text: string, name = 'kody.csv') {
  return new File([text], name, { type: 'text/csv' });
}

/** The CSV dialog of a group, with a file in it. */
async function chooseFile(canvasElement: HTMLElement, file: File) {
  const page = within(canvasElement.ownerDocument.body);
  const dialog = await page.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The dialog has no field for a file.');
  await userEvent.upload(input, file, { applyAccept: false });
  return within(dialog);
}

export const Groups: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const Loading: Story = { args: { api: { failures: { listGroups: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listGroups: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };

export const Empty: Story = {
  args: { prepare: (data) => void (data.groups = []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze żadnej grupy')).toBeVisible();
  },
};

export const MayOnlyLook: Story = {
  name: 'LST-08 who does not see every location reads the groups and is told why not more',
  args: { api: { data: { permissions: ['view_facilities_data'] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Kawiarnie z ogródkiem');
    await expect(canvas.getByRole('button', { name: 'Nowa grupa' })).toHaveAccessibleDescription(
      /Nie masz uprawnień/,
    );
  },
};

export const Pages: Story = {
  name: 'LST-08 groups come eight at a time and are found by their name',
  args: { prepare: manyGroups },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Grupy' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('1–8 z 19')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Strona 3' }));
    await waitFor(() => expect(canvas.getByText('17–19 z 19')).toBeVisible());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Szukaj grupy' }), 'region 07');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Making: Story = {
  name: 'LST-08 a group is made of chosen locations; a name that is taken is told at the field',
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowa grupa' }));
    const dialog = within(await page.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: 'Nazwa grupy' });
    await userEvent.type(name, 'Przy dworcu');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Długa 3/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz grupę' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Jest już grupa o tej nazwie.'));
    await userEvent.type(name, ' PKP');
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz grupę' }));
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({ kind: 'created', name: 'Przy dworcu PKP' }),
    );
    await expect(await canvas.findByText('Przy dworcu PKP')).toBeVisible();
  },
};

export const LabelGroup: Story = {
  name: 'LST-08 the locations of a label group follow from its labels and cannot be chosen by hand',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj: Przy dworcu' }));
    const dialog = within(await page.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/jej lokalizacje wynikają z etykiet/)).toBeVisible());
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    const labels = dialog.getByRole('combobox', { name: /Etykiety/ });
    await userEvent.type(labels, 'ogr');
    await userEvent.click(await page.findByRole('option', { name: 'ogródek' }));
    await userEvent.tab();
    await userEvent.click(await dialog.findByRole('button', { name: 'Zapisz grupę' }));
    await expect(await canvas.findByText('5 lokalizacji')).toBeVisible();
  },
};

export const Toggling: Story = {
  name: 'LST-08 only what was ticked and unticked is sent',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj: Kawiarnie z ogródkiem' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Długa 3/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Puławska 45/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz grupę' }));
    await waitFor(() =>
      expect(server().calls.find(({ operation }) => operation === 'updateGroup')?.body).toEqual({
        name: 'Kawiarnie z ogródkiem',
        add_facilities_ids: [2],
        remove_facilities_ids: [4],
      }),
    );
  },
};

export const Deleting: Story = {
  name: 'LST-08 a group through which somebody sees locations stays, with the reason',
  args: {
    prepare: (data) => {
      for (const member of data.team.members.slice(-1)) member.facilities_groups_ids = [1];
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const remove = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Więcej: ${name}` }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Usuń grupę' }));
      const question = within(await page.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Usuń grupę' }));
      return question;
    };
    const question = await remove('Kawiarnie z ogródkiem');
    await expect(await question.findByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await remove('Przy dworcu');
    await waitFor(() =>
      expect(args.onChanged).toHaveBeenCalledWith({ kind: 'deleted', name: 'Przy dworcu' }),
    );
  },
};

export const Importing: Story = {
  name: 'LST-08 a CSV file fills a group, and codes that nobody has are listed',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej: Kawiarnie z ogródkiem' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Importuj z CSV' }));
    const dialog = await chooseFile(canvasElement, csv('LIP-KRK-01\nLIP-WAW-01\nLIP-XXX-99\n'));
    await dialog.findByText('kody.csv: 3 kody');
    await userEvent.click(dialog.getByRole('button', { name: 'Importuj' }));
    await expect(
      await dialog.findByText(/Dodano 1 lokalizację do grupy „Kawiarnie z ogródkiem”/),
    ).toBeVisible();
    await expect(dialog.getByText('LIP-XXX-99')).toBeVisible();
  },
};

export const WrongFiles: Story = {
  name: 'LST-08 each thing that is wrong with a CSV file is told in words, and an import of unknown codes leaves no group behind',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Importuj z CSV' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Importuj' }));
    await expect(await dialog.findByText('Wybierz plik z kodami.')).toBeVisible();
    for (const [file, message] of [
      [csv('', 'pusty.csv'), 'Plik jest pusty.'],
      [csv('PK', 'kody.xlsx'), '„kody.xlsx” nie jest plikiem CSV.'],
      [csv('LIP-1;Kraków'), /Wiersz 1 ma więcej niż jedną kolumnę/],
      [csv('LIP-1\n"LIP-2'), /W wierszu 2 brakuje zamykającego cudzysłowu/],
    ] as const) {
      await chooseFile(canvasElement, file);
      await expect(await dialog.findByText(message)).toBeVisible();
    }
    await chooseFile(canvasElement, csv('NIKT-1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Nowa grupa' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Nazwa grupy' }), 'Z pliku');
    await userEvent.click(dialog.getByRole('button', { name: 'Importuj' }));
    await expect(await dialog.findByText(/Żadna lokalizacja nie ma kodu z tego pliku/)).toBeVisible();
    await waitFor(() => expect(server().data.groups.map(({ name }) => name)).not.toContain('Z pliku'));
  },
};
