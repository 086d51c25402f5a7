import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import { BoosterForms, type BoosterFormsProps } from '../forms/booster-forms.tsx';

interface ExampleConsentsProps extends BoosterFormsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/BoosterForms/Consents',
  component: BoosterForms,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, open: { id: 1, view: 'links' } },
  render: ({ api, width, ...props }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterForms {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleConsentsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIn = async (canvasElement: HTMLElement, name: RegExp) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name }));
  return within(await page.findByRole('dialog', { name }));
};

/** What is longer than the dialog is reached with the keyboard, once it is measured. */
const expectScrollable = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(canvasElement.ownerDocument.querySelector('.pinfold-Dialog-body')).toHaveAttribute(
      'tabindex',
      '0',
    ),
  );

export const Versions: Story = {
  name: 'RV-11 what customers were told is shown by version and language, with what they agreed to',
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement, /^Co mówimy klientom/);
    await dialog.findByRole('heading', { name: 'Wersja 2' });
    await dialog.findByRole('heading', { name: 'Wersja 1' });
    await expect(dialog.getAllByText(/usuwamy po 365 dniach/)).toHaveLength(1);
    await expect(dialog.getAllByText(/are erased after 180 days/)).toHaveLength(1);
    await expect(dialog.getAllByText(/^Zgadzam się, żeby firma/)).toHaveLength(2);
    await expectScrollable(canvasElement);
  },
};

export const English: Story = {
  globals: { locale: 'en', colorScheme: 'dark' },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement, /^What customers are told/);
    await dialog.findByRole('heading', { name: 'Version 2' });
    await expectScrollable(canvasElement);
  },
};

export const Phone: Story = {
  args: { width: 375 },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement, /^Co mówimy klientom/);
    await dialog.findByRole('heading', { name: 'Wersja 2' });
    await expectScrollable(canvasElement);
  },
};

export const Failed: Story = {
  args: { api: { data: owner, failures: { listBoosterConsents: 'internal_error' } } },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement, /^Co mówimy klientom/);
    await dialog.findByText('Nie udało się wczytać treści');
  },
};

export const Unseen: Story = {
  args: { open: { id: 2, view: 'links' } },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement, /^Co mówimy klientom/);
    await dialog.findByText('Nikt jeszcze nie widział tego formularza');
  },
};
