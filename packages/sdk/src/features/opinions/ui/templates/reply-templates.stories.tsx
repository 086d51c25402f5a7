import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExampleTemplates, type ExampleTemplatesProps } from './stories/example-templates.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

const meta = {
  component: ReplyTemplates,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleTemplates {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleTemplatesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  name: 'RV-05 a template is written with a variable at the caret, and what a customer reads stands below it',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Przeprosiny/ }));
    await expect(await canvas.findByRole('heading', { name: 'Przeprosiny' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Nowy szablon' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Nowy szablon' }));
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Treść' });
    await userEvent.type(text, 'Dzień dobry, ! Przepraszamy, {{imię}}.');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Nie znamy zmiennej \{imię\}/));
    await userEvent.clear(text);
    await userEvent.type(text, 'Dzień dobry, ! Przepraszamy.');
    text.setSelectionRange(13, 13);
    await userEvent.click(dialog.getByRole('button', { name: 'imię klienta' }));
    await expect(text).toHaveValue('Dzień dobry, {name}! Przepraszamy.');
    await expect(text).toHaveFocus();
    const sample = within(dialog.getByRole('group', { name: 'Tak to przeczyta klient' }));
    await expect(sample.getByText('Dzień dobry, Anna Wiśniewska! Przepraszamy.')).toBeVisible();
    await expect(sample.getByText('Dzień dobry! Przepraszamy.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj szablon' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(server().data.replyTemplates.templates[0]).toMatchObject({
      category: 2,
      text: 'Dzień dobry, {name}! Przepraszamy.',
    });
  },
};

export const FoundAndDeleted: Story = {
  name: 'RV-05 a template is found without accents, and deleted after a question; a category goes with its templates',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const search = await canvas.findByRole('searchbox', { name: 'Szukaj w szablonach' });
    await userEvent.type(search, 'dzieki odwiedziny');
    await expect(await canvas.findByText('1 szablon')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń szablon' }));
    const question = await page.findByRole('alertdialog', { name: 'Usunąć ten szablon?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń szablon' }));
    await expect(await canvas.findByText('Żaden szablon nie pasuje')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Podziękowania/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń kategorię Podziękowania' }));
    const second = await page.findByRole('alertdialog');
    await expect(second).toHaveTextContent('Razem z nią usuniemy 2 szablony.');
    server().fail('deleteReplyCategory', 'template_in_use');
    await userEvent.click(within(second).getByRole('button', { name: 'Usuń kategorię' }));
    await expect(await within(second).findByRole('alert')).toBeVisible();
    server().fail('deleteReplyCategory', undefined);
    await userEvent.click(within(second).getByRole('button', { name: 'Usuń kategorię' }));
    await expect(await canvas.findByRole('heading', { name: 'Wszystkie' })).toBeVisible();
    await expect(server().data.replyTemplates.categories).toHaveLength(1);
  },
};

export const Empty: Story = {
  name: 'RV-05 the first template asks for its category first',
  args: { isEmpty: true },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [write] = await canvas.findAllByRole('button', { name: 'Nowy szablon' });
    if (write) await userEvent.click(write);
    const first = within(await page.findByRole('dialog', { name: 'Nowa kategoria' }));
    await userEvent.type(first.getByRole('textbox', { name: 'Nazwa kategorii' }), 'Pochwały{Enter}');
    await expect(await page.findByRole('textbox', { name: 'Treść' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'RV-05 who may not edit templates reads them, and why',
  args: { api: { data: { permissions: ['view_reviews', 'reply_reviews'] } } },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    const write = await canvas.findByRole('button', { name: 'Nueva plantilla' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await expect(write).toHaveAccessibleDescription();
  },
};

export const PhoneDark: Story = {
  args: { width: 390 },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reply templates' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
