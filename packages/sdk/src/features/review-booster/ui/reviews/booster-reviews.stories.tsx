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
  /** Pixels; a phone is 375. @default as wide as the page */
  width?: number;
}

const owner = { memberType: memberTypes.owner } as const;

const meta = {
  title: 'features/review-booster/BoosterReviews',
  component: BoosterReviews,
  parameters: { layout: 'edge' },
  args: { api: { data: owner }, promoHref: '#promo' },
  render: ({ api, prepare, width, ...props }, { globals }) => (
    <HostPage
      room={{ inlineSize: width ?? '100%' }}
      api={api}
      prepare={({ data }) => prepare?.(data)}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <BoosterReviews {...props} />
    </HostPage>
  ),
} satisfies Meta<ExampleBoosterReviewsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answers: Story = {
  name: 'RV-11 an answer has its words, where it came from, and the address to reply to',
  play: async ({ canvas }) => {
    await canvas.findByText('Czekałam na kawę dwadzieścia minut.');
    await expect(canvas.getByRole('link', { name: 'gosc@mail.example' })).toHaveAttribute(
      'href',
      'mailto:gosc@mail.example',
    );
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 375 } };
export const Loading: Story = { args: { api: { data: owner, latency: 600_000 } } };
export const Failed: Story = {
  args: { api: { data: owner, failures: { searchBoosterReviews: 'internal_error' } } },
};
export const Empty: Story = { args: { prepare: ({ booster }) => void (booster.reviews = []) } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_rb_forms'] } } } };
export const ReadOnly: Story = { args: { api: { data: { permissions: ['view_rb_reviews'] } } } };
export const Disabled: Story = {
  args: { prepare: (data) => void (data.company.enabled_review_booster = false) },
  play: async ({ canvas }) => {
    await canvas.findByText('Review Booster nie jest włączony w Twojej firmie');
  },
};

export const Narrows: Story = {
  name: 'RV-11 answers are narrowed by contact and words, and all of them come back',
  play: async ({ canvas }) => {
    await canvas.findByText('Czekałam na kawę dwadzieścia minut.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tylko z adresem e-mail' }));
    await waitFor(() =>
      expect(server().calls.at(-1)).toMatchObject({
        operation: 'searchBoosterReviews',
        body: { has_contact: true },
      }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Szukaj w komentarzach' }), 'herbata{Enter}');
    await canvas.findByText('Żadna odpowiedź nie pasuje');
    await userEvent.click(canvas.getByText('Wyczyść'));
    await canvas.findByText('Czekałam na kawę dwadzieścia minut.');
  },
};

export const Erases: Story = {
  name: 'RV-11 an answer is erased after a question; its score stays',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Wymaż odpowiedź: / }));
    const question = within(await page.findByRole('alertdialog', { name: 'Wymazać odpowiedź?' }));
    await userEvent.click(question.getByRole('button', { name: 'Wymaż' }));
    await canvas.findByText('Wymazana');
    await expect(canvas.queryByText('Czekałam na kawę dwadzieścia minut.')).toBeNull();
    await expect(canvas.getByRole('img', { name: '2 gwiazdki' })).toBeVisible();
  },
};
