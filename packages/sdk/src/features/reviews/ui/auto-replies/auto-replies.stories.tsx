import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExamplePage, type ExamplePageProps } from '../stories/example-page.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { AutoReplies, type AutoRepliesProps } from './auto-replies.tsx';

const featureFlags = ['auto_review_reply'] as const;

const meta = {
  component: AutoReplies,
  parameters: { layout: 'edge' },
  args: { api: { data: { featureFlags } } },
  render: ({ api, width, ...args }, { globals }) => (
    <ExamplePage {...{ api, width }} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <AutoReplies {...args} />
    </ExamplePage>
  ),
} satisfies Meta<ExamplePageProps & AutoRepliesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decided: Story = {
  name: 'RV-10 replies that wait are reworded and sent, or rejected, also by keys; doubtful ones are looked at twice',
  play: async ({ canvas }) => {
    const statuses = () => server().data.autoReplies.replies.map(({ status }) => status);
    const fields = await canvas.findAllByRole('textbox', { name: /^Odpowiedź dla/ });
    const [first, second] = fields;
    if (!first || !second) throw new Error('Two replies should wait.');
    await userEvent.clear(first);
    await userEvent.paste('Dziękujemy! Telefon: 600 700 800.');
    const send = () => within(cardOf(first)).getByRole('button', { name: /^Wyślij/ });
    await userEvent.click(send());
    await expect(await canvas.findByText(/została do sprawdzenia/)).toBeVisible();
    await expect(statuses()).toEqual(['waiting', 'waiting', 'waiting']);
    await expect(send()).toHaveTextContent('Wyślij mimo to');
    await userEvent.click(send());
    await waitFor(() => expect(statuses()).toEqual(['accepted', 'waiting', 'waiting']));
    await expect(server().data.autoReplies.replies[0]?.text).toBe('Dziękujemy! Telefon: 600 700 800.');
    cardOf(second).focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(statuses()).toEqual(['accepted', 'rejected', 'waiting']));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Zaznacz wszystkie widoczne' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij zaznaczone' }));
    await expect(await canvas.findByText('Nic nie czeka na decyzję')).toBeVisible();
  },
};

export const SentAndRejected: Story = {
  name: 'RV-10 replies that were sent or rejected stay to be read, with their rule, who decided and when',
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: /^Odpowiedź dla/ });
    if (!first) throw new Error('A reply should wait.');
    const text = (first as HTMLTextAreaElement).value;
    await userEvent.click(within(cardOf(first)).getByRole('button', { name: /^Wyślij/ }));
    await waitFor(() => expect(server().data.autoReplies.replies[0]?.status).toBe('accepted'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Wysłane' }));
    const sent = within(await canvas.findByRole('list', { name: 'Wysłane odpowiedzi' }));
    await expect(sent.getByText(text)).toBeVisible();
    await expect(sent.getByText('AI, reguła „Pochwały z treścią”')).toBeVisible();
    await expect(sent.getByText(/^Zatwierdzenie: .+, \d+ /)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Odrzucone' }));
    await expect(await canvas.findByText('Żadna odpowiedź nie została odrzucona')).toBeVisible();
  },
};

export const Rules: Story = {
  name: 'RV-10 a rule is made, says in words what it does, is switched off and deleted',
  args: { tab: 'rules' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const words =
      'Na opinie 5★ bez treści we wszystkich lokalizacjach odpowiada 1 szablonem, po 1 godz. Wysyła się automatycznie.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj regułę' }));
    const form = within(await page.findByRole('dialog', { name: 'Nowa reguła' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nazwa' }), 'Jedna gwiazdka');
    await userEvent.click(form.getByRole('radio', { name: /Pisze AI/ }));
    await expect(form.getByRole('checkbox', { name: /Człowiek zatwierdza/ })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Zapisz regułę' }));
    await expect(await canvas.findByText('Zapisano regułę')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Aktywna: Jedna gwiazdka' }));
    await waitFor(() =>
      expect(server().data.autoReplies.rules.at(-1)).toMatchObject({ source: 'ai', is_active: false }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Jedna gwiazdka' }));
    await userEvent.click(await page.findByRole('button', { name: 'Usuń regułę' }));
    await waitFor(() => expect(server().data.autoReplies.rules).toHaveLength(2));
  },
};

export const PhoneDark: Story = {
  args: { width: 390 },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3 replies wait for a decision')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

function cardOf(field: HTMLElement): HTMLElement {
  const card = field.closest('article');
  if (!card) throw new Error('The field stands in no card.');
  return card;
}
