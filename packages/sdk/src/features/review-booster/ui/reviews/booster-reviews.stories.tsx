import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostPage, server } from '../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../testing/create-test-client.ts';
import type { TestData } from '../../../../testing/test-data.ts';
import { BoosterReviews, type BoosterReviewsProps } from './booster-reviews.tsx';

interface ExampleBoosterReviewsProps extends BoosterReviewsProps {
  /** The API behind it. */
  api?: TestClientOptions;
  prepare?: (data: TestData) => void;
  /** What is different of the first answer. */
  answer?: Partial<TestData['booster']['reviews'][number]>;
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/BoosterReviews',
  component: BoosterReviews,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, promoHref: '#promo' },
  render: ({ api, prepare, answer, width, ...props }, { globals }) => (
    <HostPage
      room={{ blockSize: width ? 780 : '100vh', inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => {
        data.booster.reviews = data.booster.reviews.map((review) => ({ ...review, ...answer }));
        prepare?.(data);
      }}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterReviews {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleBoosterReviewsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const mail = { reply_comment: 'Przepraszamy za kolejkę.', reply_update_time: '2026-11-29T10:00:00.000Z' };

export const Answers: Story = {
  name: 'RV-11 an answer has its words, its customer’s address and where it came from',
  args: { activeId: 1 },
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByLabelText('Otwarta odpowiedź'));
    await expect(await detail.findByText('Czekałam na kawę dwadzieścia minut.')).toBeVisible();
    await expect(detail.getByText('gosc@mail.example')).toBeVisible();
    await expect(detail.getByText('Przy kasie · Kod QR · polski · Zgoda na kontakt: wersja 1')).toBeVisible();
    await expect(canvas.getByText(/Czyta je tylko Twój zespół/)).toBeVisible();
  },
};
export const Dark: Story = { args: { activeId: 1 }, globals: { colorScheme: 'dark' } };
export const English: Story = { args: { activeId: 1 }, globals: { locale: 'en' } };
export const Spanish: Story = { args: { activeId: 1 }, globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const PhoneOpened: Story = { args: { width: 375, activeId: 1 } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { searchBoosterReviews: 'internal_error' } } },
};
export const Empty: Story = { args: { prepare: ({ booster }) => void (booster.reviews = []) } };
export const NothingMatches: Story = { args: { defaultFilters: { q: 'herbata' } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_rb_forms'] } } } };
export const ReadOnly: Story = {
  args: { activeId: 1, api: { data: { permissions: ['view_rb_reviews'] } } },
};
export const Demo: Story = { args: { activeId: 1, api: { data: { ...owner, isDemo: true } } } };
export const NoStars: Story = {
  name: 'RV-11 an answer without stars says so',
  args: { activeId: 1, answer: { rating: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Bez oceny').length).toBeGreaterThan(0));
  },
};
export const WithoutContact: Story = {
  name: 'RV-11 without an address there is no mail to write',
  args: { activeId: 1, answer: { contact: null, consent_version: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Klient nie zostawił adresu e-mail.')).toBeVisible();
    await expect(canvas.queryByText(/Zgoda na kontakt/)).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Wiadomość do klienta' })).toBeNull();
  },
};
export const Sending: Story = {
  args: { activeId: 1, answer: { ...mail, reply_status: 'processing', processing_in_progress: true } },
};
export const Sent: Story = {
  name: 'RV-11 a mail that was sent can be neither changed nor taken back',
  args: { activeId: 1, answer: { ...mail, reply_status: 'published' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Wysłanej wiadomości nie można zmienić ani cofnąć.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edytuj odpowiedź' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Usuń wiadomość' })).toBeNull();
  },
};
export const SendingFailed: Story = {
  name: 'RV-11 a mail that could not be sent is sent again, or discarded',
  args: { activeId: 1, answer: { ...mail, reply_status: 'failed', reply_problem: 'not_delivered' } },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Wiadomość nie została wysłana')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń wiadomość' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Usunąć niewysłaną wiadomość?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń wiadomość' }));
    await waitFor(() => expect(server().data.booster.reviews[0]?.reply_status).toBe('none'));
  },
};
export const Erased: Story = {
  args: {
    activeId: 1,
    answer: { comment: null, contact: null, consent_version: null, is_erased: true, sentiment: 'unassigned' },
  },
};
export const Disabled: Story = {
  args: { prepare: (data) => void (data.company.enabled_review_booster = false) },
  play: async ({ canvas }) => {
    await canvas.findByText('Review Booster nie jest włączony w Twojej firmie');
  },
};

export const Mails: Story = {
  name: 'RV-11 a customer who left an address is answered by mail',
  args: { activeId: 1 },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Wiadomość do klienta' });
    await userEvent.click(field);
    await userEvent.paste('Przepraszamy za kolejkę.');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() =>
      expect(server().data.booster.reviews[0]).toMatchObject({ reply_comment: 'Przepraszamy za kolejkę.' }),
    );
  },
};

export const Erases: Story = {
  name: 'RV-11 an answer is erased after a question; its score stays',
  args: { activeId: 1 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Wymaż odpowiedź: / }));
    const question = within(await page.findByRole('alertdialog', { name: 'Wymazać odpowiedź?' }));
    await userEvent.click(question.getByRole('button', { name: 'Wymaż' }));
    await waitFor(() => expect(canvas.queryByText('Czekałam na kawę dwadzieścia minut.')).toBeNull());
    await expect(canvas.getAllByRole('img', { name: '2 gwiazdki' })[0]).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Wiadomość do klienta' })).toBeNull();
  },
};

export const Exports: Story = {
  name: 'RV-11 the export speaks of answers, not of reviews',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Eksportuj' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Eksport odpowiedzi' }));
    await expect(await dialog.findByText('Do pliku trafi 1 odpowiedź z bieżącego widoku.')).toBeVisible();
  },
};

export const FiltersMails: Story = {
  name: 'RV-11 answers are filtered by the states that a mail can be in',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtr' }));
    await expect(await page.findByRole('button', { name: 'Bez wiadomości' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wysłana' })).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Odrzucona' })).toBeNull();
  },
};
