import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { BoosterForms } from '../forms/booster-forms.tsx';

interface ExampleContactRequestProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/ContactRequest',
  parameters: { layout: 'edge' },
  args: { api: { data: owner } },
  render: ({ api, width }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterForms />
    </HostPage>
  ),
} satisfies Meta<ExampleContactRequestProps>;

export default meta;
type Story = StoryObj<typeof meta>;

async function look(canvas: ReturnType<typeof within>, body: HTMLElement, address: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Prośba klienta o dane' }));
  const dialog = within(await within(body).findByRole('dialog', { name: 'Prośba klienta o dane' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Adres e-mail klienta' }), `${address}{Enter}`);
  return dialog;
}

export const Erases: Story = {
  name: 'BEY-13 what is stored under an address is shown, and erased after a question',
  play: async ({ canvas, canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    const dialog = await look(canvas, body, 'Gosc@mail.example');
    await dialog.findByText('Czekałam na kawę dwadzieścia minut.');
    await userEvent.click(dialog.getByRole('button', { name: 'Wymaż i nie zapraszaj' }));
    const question = within(
      await within(body).findByRole('alertdialog', { name: 'Wymazać dane: Gosc@mail.example?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Wymaż i nie zapraszaj' }));
    await dialog.findByText('Wymazano. Ten adres nie dostanie już zaproszeń.');
    await expect(server().data.booster.reviews[0]).toMatchObject({ rating: 2, contact: null });
  },
};

export const Nothing: Story = {
  name: 'BEY-13 an address that nothing is stored of says so',
  play: async ({ canvas, canvasElement }) => {
    const dialog = await look(canvas, canvasElement.ownerDocument.body, 'nikt@mail.example');
    await dialog.findByText('Nie mamy nic pod tym adresem.');
  },
};

export const Phone: Story = {
  args: { width: 375 },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await look(canvas, canvasElement.ownerDocument.body, 'gosc@mail.example');
    await dialog.findByText('Czekałam na kawę dwadzieścia minut.');
  },
};

export const Failed: Story = {
  args: { api: { data: owner, failures: { searchBoosterContact: 'too_many_attempts' } } },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await look(canvas, canvasElement.ownerDocument.body, 'gosc@mail.example');
    await dialog.findByRole('alert');
  },
};

export const Demo: Story = {
  name: 'BEY-13 the demo is told that it hands out no copy, and still shows what is there',
  args: { api: { data: { ...owner, isDemo: true } } },
  play: async ({ canvas, canvasElement }) => {
    const dialog = await look(canvas, canvasElement.ownerDocument.body, 'gosc@mail.example');
    await userEvent.click(await dialog.findByRole('button', { name: 'Pobierz kopię' }));
    await waitFor(() =>
      expect(server().calls.map(({ operation }) => operation)).toContain('exportBoosterContact'),
    );
    await expect(dialog.getByText('Czekałam na kawę dwadzieścia minut.')).toBeVisible();
  },
};
