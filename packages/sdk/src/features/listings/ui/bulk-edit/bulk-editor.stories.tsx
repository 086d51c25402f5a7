import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ExampleBulkEditor,
  startLabelEdit,
  type ExampleBulkEditorProps,
} from './stories/example-bulk-editor.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  title: 'Listings/BulkEditor',
  parameters: { layout: 'edge' },
  args: { api: { data: { featureFlags: ['coordinate_editing', 'services'] } } },
  render: (args, { globals }) => (
    <ExampleBulkEditor {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleBulkEditorProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const NothingChosen: Story = { args: { ids: [] } };
export const Loading: Story = { args: { api: { failures: { getMixedValues: 'hang' } } } };

export const FewPermissions: Story = {
  args: {
    api: { data: { permissions: ['view_facilities_data', 'edit_facility_hours', 'edit_facility_labels'] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Pominęliśmy 14 pól/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Nazwa' })).toBeNull();
  },
};

export const NoAccess: Story = {
  args: { api: { data: { permissions: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do wizytówek')).toBeVisible();
  },
};

export const MixedValues: Story = {
  name: 'LST-06 mixed values are counted, opened and taken for all',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [mixed] = await canvas.findAllByRole('button', { name: 'Różne (2 wartości)' });
    if (mixed) await userEvent.click(mixed);
    const values = await page.findByRole('dialog');
    await waitFor(() => expect(values).toBeVisible());
    const [use] = within(values).getAllByRole('button', { name: /Użyj wartości/ });
    if (use) await userEvent.click(use);
    await expect(await canvas.findByText(/^1 zmieniane pole/)).toBeVisible();
  },
};

export const Review: Story = {
  name: 'BEY-06 the preview shows each location before and after, and what stands in the way',
  args: { ids: [1, 2, 3, 4, 5, 6, 7] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Nazwa' }));
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('Kawiarnia pod Lipą');
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej: podgląd' }));
    await expect(await canvas.findByText('1 lokalizacji nie można teraz zmienić')).toBeVisible();
    await expect(canvas.getByText('Trwa jej aktualizacja.')).toBeVisible();
    await expect(canvas.getByText(/może poprosić o ponowną weryfikację 7 lokalizacji/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pomiń tę 1 lokalizację' }));
    await expect(canvas.getByRole('button', { name: 'Wyślij do 6 lokalizacji' })).toBeEnabled();
  },
};

export const ReviewOnPhone: Story = {
  ...Review,
  name: 'Review on a phone',
  args: { ids: [1, 2, 3, 4, 5, 6, 7], width: 390 },
};

export const SendingToDone: Story = {
  name: 'BEY-06 an edit is sent, paused, resumed, retried and taken back',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Etykiety' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Etykiety' }), 'świąteczne{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej: podgląd' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij do 6 lokalizacji' }));
    await expect(await canvas.findByText('Wysyłam zmiany do Google')).toBeVisible();
    server().sendBulkEdit({ count: 2 });
    await expect(await canvas.findByText(/^2 z 6/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wstrzymaj' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Wznów' }));
    await canvas.findByRole('button', { name: 'Wstrzymaj' });
    server().sendBulkEdit({ refused: [7] });
    await expect(await canvas.findByText(/Google nie przyjmuje tej wartości/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ponów 1 nieprzyjętą' }));
    await canvas.findByText('Wysyłam zmiany do Google');
    server().sendBulkEdit();
    await expect(await canvas.findByText('Wszystkie zmiany są już w Google')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij całą edycję' }));
    const question = await page.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Cofnij całą edycję' }));
    await expect(await canvas.findByText('Przywracam poprzednie dane')).toBeVisible();
    server().sendBulkEdit();
    await expect(await canvas.findByText('Przywrócono poprzednie dane')).toBeVisible();
    await expect(server().data.listingFields.get(1)?.labels).toEqual(['ogródek']);
  },
};

export const Running: Story = {
  args: { prepare: (client) => startLabelEdit(client).then(() => client.server.sendBulkEdit({ count: 2 })) },
};

export const WithFailures: Story = {
  args: {
    prepare: (client) =>
      startLabelEdit(client).then(() => client.server.sendBulkEdit({ count: 4, refused: [2, 4] })),
    width: 390,
  },
};

export const OfOthersToo: Story = {
  name: 'COM-03 LST-06 a bulk edit that changes locations of others too can be watched, and not paused',
  args: {
    api: { data: { seesAllLocations: false } },
    prepare: async (client) => {
      await startLabelEdit(client);
      for (const edit of client.server.data.bulkEdits) edit.concernsOthers = true;
    },
  },
  play: async ({ canvas }) => {
    const pause = await canvas.findByRole('button', { name: 'Wstrzymaj' });
    await expect(pause).toHaveAccessibleDescription(/lokalizacji, do których nie masz dostępu/);
    await expect(pause).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Tray: Story = {
  args: { ...Running.args, shows: 'tray' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2 z 6/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rozwiń' }));
    await expect(canvas.getByRole('link', { name: 'Zobacz postęp' })).toBeVisible();
  },
};
export const TrayInTheDark: Story = { ...Tray, globals: { colorScheme: 'dark' } };
