import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExamplePage, type ExamplePageProps } from '../../../reviews/ui/stories/example-page.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { AiReplySettings, type AiReplySettingsProps } from './ai-reply-settings.tsx';

const meta = {
  component: AiReplySettings,
  parameters: { layout: 'edge' },
  args: { onSaved: fn() },
  render: ({ api, width, ...args }, { globals }) => (
    <ExamplePage {...{ api, width }} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <AiReplySettings {...args} />
    </ExamplePage>
  ),
} satisfies Meta<ExamplePageProps & AiReplySettingsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: 'RV-04 tone, signature and forbidden words are changed, kept through a failure, and saved',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Oficjalny' }));
    const words = canvas.getByRole('textbox', { name: 'Zakazane słowa' });
    await userEvent.type(words, 'gratis, RABAT, darmo{Enter}');
    await expect(canvas.getByRole('button', { name: 'Usuń: gratis' })).toBeVisible();
    server().fail('updateAiReplyConfig', 'internal_error');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    server().fail('updateAiReplyConfig', undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('Zapisano ustawienia AI')).toBeVisible();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(server().data.aiReplies.config).toMatchObject({
      tone: 'formal',
      signature: 'Zespół {location}',
      forbidden_words: ['rabat', 'gratis', 'darmo'],
    });
  },
};

export const Conflicting: Story = {
  name: 'RV-04 two people change how the model writes: what both changed is decided, the rest of each is kept',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Oficjalny' }));
    const { aiReplies } = server().data;
    aiReplies.config = { ...aiReplies.config, tone: 'neutral', signature: 'Zespół Lipy' };
    await waitFor(() => expect(server().streamCount).toBe(1));
    server().tell('ai_replies');
    await expect(await canvas.findByText('Ktoś inny zmienił te ustawienia w międzyczasie')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Podpis' })).toHaveValue('Zespół Lipy');
    await expect(canvas.getByRole('radio', { name: 'Oficjalny' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Weź zapisane/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Oficjalny' })).not.toBeChecked());
    await expect(canvas.queryByRole('button', { name: 'Zapisz' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'RV-04 who may not configure the model reads how it writes, and why',
  args: { width: 390, api: { data: { permissions: ['view_reviews', 'reply_reviews'] } } },
  globals: { locale: 'es', colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: 'Formal' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
