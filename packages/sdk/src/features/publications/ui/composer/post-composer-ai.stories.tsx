import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExamplePublications, type ExamplePublicationsProps } from '../stories/example-publications.tsx';
import { PostComposer, type PostComposerProps } from './post-composer.tsx';

interface ExampleProps extends ExamplePublicationsProps, PostComposerProps {}

const meta = {
  title: 'Publications/PostComposer/AI',
  component: PostComposer,
  parameters: { layout: 'edge' },
  beforeEach: () => sessionStorage.clear(),
  render: ({ api, width = 1180, ...props }, { globals }) => (
    <ExamplePublications
      api={api}
      width={width}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <PostComposer {...props} />
    </ExamplePublications>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Opens the panel and says what the post is about. */
async function tell(canvas: Canvas, brief: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Napisz z AI' }));
  await userEvent.click(await canvas.findByLabelText('O czym ma być post?'));
  await userEvent.paste(brief);
}

const summaryIn = (canvas: Canvas) => canvas.getByLabelText('Treść posta');

export const Idle: Story = {
  name: 'PUB-01 the model waits until it is told what the post is about, and says so',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Napisz z AI' }));
    await expect(await canvas.findByLabelText('O czym ma być post?')).toHaveFocus();
    await expect(await canvas.findByText('Teksty AI: zostały 183 z 200 · odnawia się 1 gru')).toBeVisible();
    const write = canvas.getByRole('button', { name: 'Napisz' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await expect(write).toHaveAccessibleDescription('Napisz w kilku słowach, o czym ma być post.');
  },
};

export const Streaming: Story = {
  name: 'PUB-01 words come while they are written, and nothing is published before they have ended',
  args: { api: { data: { aiPosts: { holdAfter: 2 } } } },
  play: async ({ canvas }) => {
    await tell(canvas, 'Gorąca czekolada na zimę');
    await userEvent.click(canvas.getByRole('button', { name: 'Napisz' }));
    await waitFor(() => expect(summaryIn(canvas)).toHaveValue('Zima pachnie '));
    await expect(canvas.getByRole('button', { name: 'Zatrzymaj' })).toBeVisible();
    const publish = canvas.getByRole('button', { name: 'Opublikuj' });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
    await expect(publish).toHaveAccessibleDescription('AI jeszcze pisze. Poczekaj albo zatrzymaj pisanie.');
  },
};

export const Undone: Story = {
  name: 'PUB-01 the model’s text is undone in one step, and comes again in one',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Treść posta'));
    await userEvent.paste('Mój tekst o zimie');
    await tell(canvas, 'Dodaj gorącą czekoladę');
    await userEvent.click(canvas.getByRole('button', { name: 'Popraw treść' }));
    await expect(await canvas.findByText('Tekst gotowy. Przeczytaj go, zanim opublikujesz.')).toBeVisible();
    await expect(summaryIn(canvas)).toHaveValue('Zima pachnie u nas czekoladą. Wpadnij i spróbuj!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(summaryIn(canvas)).toHaveValue('Mój tekst o zimie');
    await expect(canvas.getByRole('button', { name: 'Przywróć tekst AI' })).toBeVisible();
    await expect(server().calls.some(({ operation }) => operation === 'createLocalPost')).toBe(false);
  },
};

export const Failed: Story = {
  name: 'PUB-01 a stream that breaks leaves what had come, with a way back and another try, on a phone too',
  args: { width: 390, api: { data: { aiPosts: { endAfter: 2, end: 'cut' } } } },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await tell(canvas, 'Gorąca czekolada na zimę');
    await userEvent.click(canvas.getByRole('button', { name: 'Napisz' }));
    await expect(await canvas.findByText(/^Połączenie zostało przerwane/)).toBeVisible();
    await expect(summaryIn(canvas)).toHaveValue('Zima pachnie ');
    await expect(canvas.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cofnij' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LimitUsedUp: Story = {
  name: 'PUB-01 who has used up the month reads when it renews',
  args: {
    api: {
      data: {
        aiPosts: {
          limit: { remaining_limit: 0, monthly_limit: 200, renews_at: '2026-11-30T23:00:00.000Z' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await tell(canvas, 'Gorąca czekolada na zimę');
    await canvas.findByText('Teksty AI: zostało 0 z 200 · odnawia się 1 gru');
    const write = canvas.getByRole('button', { name: 'Napisz' });
    await expect(write).toHaveAttribute('aria-disabled', 'true');
    await expect(write).toHaveAccessibleDescription(/^Limit tekstów AI na ten miesiąc się skończył/);
  },
};
