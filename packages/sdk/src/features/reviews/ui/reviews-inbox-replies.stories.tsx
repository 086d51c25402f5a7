import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { testReview } from '../../../testing/reviews/review-fixtures.ts';
import { type ExampleInboxProps, googleDecides, inboxMeta, inboxPage } from './stories/example-inbox.tsx';
import { server } from '../../../stories/host-page.tsx';
import { ReviewsInbox } from './reviews-inbox.tsx';

const meta = { ...inboxMeta, component: ReviewsInbox } satisfies Meta<ExampleInboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  name: 'RV-02 a reply is processing at once, blocked meanwhile, and then published',
  args: { defaultFilters: {}, activeId: 1 },
  play: async ({ canvasElement }) => {
    const { composer, detail, canvas } = inboxPage(canvasElement);
    await userEvent.type(await composer(), 'Dziękujemy za wizytę!');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await expect(await detail().findByText('Wysyłanie')).toBeVisible();
    const edit = await detail().findByRole('button', { name: 'Edytuj odpowiedź' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription(/Poczekaj/);
    await expect(await canvas.findByText('Odpowiedź wysłana')).toBeInTheDocument();
    await googleDecides(1, 'published');
    await expect(await detail().findByText('Opublikowana')).toBeVisible();
    await expect(detail().getByRole('button', { name: 'Edytuj odpowiedź' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Rejected: Story = {
  name: 'BEY-08 a rejected reply says why, in the list too, is fixed, sent again and published',
  args: { activeId: 4 },
  play: async ({ canvasElement }) => {
    const { composer, detail, row } = inboxPage(canvasElement);
    const reason = await detail().findByText(/powtarza się w wielu miejscach/);
    await expect(reason).toBeVisible();
    await expect(await row(3)).toHaveTextContent('Odrzucona: powtarzalna treść');
    await userEvent.click(detail().getByRole('button', { name: 'Popraw i wyślij ponownie' }));
    await expect(await composer()).toHaveFocus();
    await expect(await composer()).toHaveValue(
      'Dziękujemy za miłe słowa i zapraszamy ponownie! Zespół Kawiarni Lipa',
    );
    await userEvent.type(await composer(), ' Do zobaczenia przy Długiej!');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await expect(await detail().findByText('Wysyłanie')).toBeVisible();
    await googleDecides(4, 'published');
    await expect(server().data.reviews.find(({ id }) => id === 4)?.reply_comment).toMatch(/Do zobaczenia/);
    await expect(await detail().findByText('Opublikowana')).toBeVisible();
    await expect(reason).not.toBeInTheDocument();
  },
};

const replyUrl = 'https://www.google.com/maps/reviews/1';

export const RepliedAtGoogle: Story = {
  name: 'BEY-21 a reply that cannot be sent from here leads to Google in place of other words',
  args: {
    activeId: 1,
    api: {
      data: {
        reviews: [
          testReview({
            id: 1,
            reply_status: 'failed',
            reply_problem: 'profile_suspended',
            reply_comment: 'Dziękujemy!',
            reply_url: replyUrl,
          }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { detail } = inboxPage(canvasElement);
    await expect(await detail().findByRole('link', { name: 'Odpowiedz w Google' })).toHaveAttribute(
      'href',
      replyUrl,
    );
    await expect(detail().queryByRole('button', { name: 'Popraw i wyślij ponownie' })).toBeNull();
  },
};

export const Outdated: Story = {
  name: 'BEY-08 a reply to a review that changed is outdated and can be given again',
  args: { activeId: 7 },
  play: async ({ canvasElement }) => {
    const { composer, detail } = inboxPage(canvasElement);
    await expect(await detail().findByText('Klient zmienił opinię po Twojej odpowiedzi.')).toBeVisible();
    await userEvent.click(detail().getByRole('button', { name: 'Odpowiedz ponownie' }));
    await expect(await composer()).toHaveFocus();
  },
};

export const SendingFails: Story = {
  name: 'RV-02 a reply that could not be sent says so and loses no word',
  args: { activeId: 1, api: { data: { reviewCount: 20 }, failures: { replyToReview: 'internal_error' } } },
  play: async ({ canvasElement }) => {
    const { composer, detail, eventually } = inboxPage(canvasElement);
    await userEvent.type(await composer(), 'Przepraszamy za czekanie.');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await eventually(async () => expect(await composer()).toHaveValue('Przepraszamy za czekanie.'));
    await expect(await detail().findByText(/^Nie udało się wysłać odpowiedzi/)).toBeVisible();
  },
};

export const ByteLimit: Story = {
  name: 'RV-02 a reply over 4096 bytes is refused with its text kept',
  args: { activeId: 1 },
  play: async ({ canvasElement }) => {
    const { composer, detail } = inboxPage(canvasElement);
    const box = await composer();
    await userEvent.click(box);
    await userEvent.paste('ą'.repeat(1_900));
    await expect(await detail().findByText(/Został/)).toBeVisible();
    await userEvent.paste('ą'.repeat(150));
    await expect(await detail().findByText('Za długa o 4 bajty')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(box).toHaveValue('ą'.repeat(2_050));
    await expect(server().calls.some(({ operation }) => operation === 'replyToReview')).toBe(false);
  },
};

export const Edited: Story = {
  name: 'RV-02 a published reply is edited, and published as it is now',
  args: { activeId: 3 },
  play: async ({ canvasElement }) => {
    const { detail, composer } = inboxPage(canvasElement);
    await userEvent.click(await detail().findByRole('button', { name: 'Edytuj odpowiedź' }));
    const field = await composer();
    await userEvent.clear(field);
    await userEvent.type(field, 'Dziękujemy, Pani Julio!');
    await userEvent.click(detail().getByRole('button', { name: 'Wyślij' }));
    await expect(await detail().findByText('Wysyłanie')).toBeVisible();
    await expect(detail().getByText('Dziękujemy, Pani Julio!')).toBeVisible();
    await googleDecides(3, 'published');
    await expect(await detail().findByText('Opublikowana')).toBeVisible();
    await expect(server().data.reviews.find(({ id }) => id === 3)?.reply_comment).toBe(
      'Dziękujemy, Pani Julio!',
    );
  },
};

export const Deleting: Story = {
  name: 'RV-02 a reply is deleted after a question, and its review waits for an answer again',
  args: { activeId: 3 },
  play: async ({ canvasElement }) => {
    const { detail, page, row, composer, eventually } = inboxPage(canvasElement);
    await expect(await row(2)).toHaveTextContent('Opublikowana');
    await userEvent.click(await detail().findByRole('button', { name: 'Usuń odpowiedź' }));
    const question = await page.findByRole('alertdialog', { name: 'Usunąć odpowiedź?' });
    await expect(within(question).getByText('Anuluj').closest('button')).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń odpowiedź' }));
    await eventually(() => expect(question).not.toBeInTheDocument());
    await expect(await detail().findByText('Usuwanie odpowiedzi')).toBeVisible();
    await googleDecides(3, 'published');
    await expect(await composer()).toBeEnabled();
    await eventually(async () => expect(await row(2)).not.toHaveTextContent('Opublikowana'));
  },
};

export const Draft: Story = {
  name: 'RV-02 a draft waits with its review',
  play: async ({ canvasElement }) => {
    const { row, composer, detail } = inboxPage(canvasElement);
    await userEvent.click(await row(0));
    await userEvent.type(await composer(), 'Dzień dobry');
    await userEvent.click(await row(1));
    await expect(await composer()).toHaveValue('');
    await expect(await row(0)).toHaveTextContent('Szkic');
    await userEvent.click(await row(0));
    await expect(await composer()).toHaveValue('Dzień dobry');
    await userEvent.click(detail().getByRole('button', { name: 'Porzuć szkic' }));
    await expect(await composer()).toHaveValue('');
  },
};

export const Note: Story = {
  name: 'RV-07 a note is written and removed apart from the reply, and the list knows of it',
  args: { activeId: 1 },
  play: async ({ canvasElement }) => {
    const { detail, page, row, composer, eventually } = inboxPage(canvasElement);
    await userEvent.click(await detail().findByRole('button', { name: /Dodaj notatkę/ }));
    const box = await detail().findByRole('textbox', { name: 'Notatka dla zespołu' });
    await eventually(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'Oddzwonić w piątek');
    await userEvent.click(detail().getByRole('button', { name: 'Zapisz notatkę' }));
    await expect(await detail().findByText('Oddzwonić w piątek', { selector: 'p' })).toBeVisible();
    await expect(await detail().findByText(/^Anna Nowak/)).toBeVisible();
    await eventually(async () => expect(await row(0)).toHaveTextContent('Notatka'));
    await expect(await composer()).toHaveValue('');
    await userEvent.click(await detail().findByRole('button', { name: 'Usuń notatkę' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Usuń notatkę' }));
    await eventually(() => expect(detail().queryByText('Oddzwonić w piątek')).toBeNull());
  },
};

export const Deleted: Story = {
  name: 'RV-02 a deleted review cannot be answered and says so',
  args: {
    activeId: 1,
    defaultFilters: { deleted: true },
    api: { data: { reviews: [testReview({ id: 1, deleted: true })] } },
  },
  play: async ({ canvasElement }) => {
    const { detail, canvas, row } = inboxPage(canvasElement);
    await expect(await detail().findByText(/Tej opinii już nie ma/)).toBeVisible();
    await expect(detail().getByText('Usunięta')).toBeVisible();
    await expect(await row(0)).toHaveTextContent('Usunięta');
    await expect(canvas.queryByRole('textbox', { name: 'Odpowiedź' })).toBeNull();
  },
};
