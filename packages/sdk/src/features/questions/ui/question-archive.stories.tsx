import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bestAnswer } from '@pinfold/contract/features/questions/question';
import { HostPage, server } from '../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../testing/create-test-client.ts';
import { LocatorQuestionButton } from '../../store-locator/ui/questions/locator-question-button.tsx';
import { QuestionArchive, type QuestionArchiveProps } from './question-archive.tsx';

interface Surroundings {
  /** The API behind it. */
  api?: TestClientOptions | undefined;
  /** Pixels; a phone is 390. @default 1200 */
  width?: number | undefined;
}

const meta = {
  component: QuestionArchive,
  parameters: { layout: 'edge' },
  args: {
    renderAction: ({ text, location, gmb_answers: answers }) => (
      <LocatorQuestionButton facilityId={location.id} question={text} answer={bestAnswer(answers)?.text} />
    ),
  },
  render: ({ api, width = 1200, ...args }, { globals }) => (
    <HostPage
      room={{ maxInlineSize: width, blockSize: '800px' }}
      api={api}
      locale={String(globals['locale'])}
      colorScheme={globals['colorScheme']}
    >
      <QuestionArchive {...args} />
    </HostPage>
  ),
} satisfies Meta<Surroundings & QuestionArchiveProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IntoTheFaq: Story = {
  name: 'RV-13 a question of the archive becomes one of the locator’s FAQ, with the business’s answer',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText(/zakończyło je 3 listopada 2025/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByText('Jest już w częstych pytaniach').length).toBeGreaterThan(1),
    );
    const [first] = await canvas.findAllByRole('button', { name: /częstych pytań: Macie coś bez glutenu/ });
    await userEvent.click(first ?? document.body);
    const dialog = within(await page.findByRole('dialog'));
    await expect(dialog.getByLabelText('Odpowiedź')).toHaveValue('Jest tarta z jabłkiem.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Zapisz pytanie' }));
    await expect(await canvas.findByText('Dodano do częstych pytań')).toHaveFocus();
    const added = server().data.storeLocator.questions.filter(({ question }) =>
      question.startsWith('Macie coś'),
    );
    await expect(added).toHaveLength(1);
  },
};

export const Narrowed: Story = {
  name: 'RV-13 questions are searched and filtered, and filters that nothing fits are cleared',
  play: async ({ canvas }) => {
    await canvas.findByText('12 pytań');
    await userEvent.type(canvas.getByRole('searchbox'), 'pies');
    await canvas.findByText('Żadne pytanie nie pasuje do filtrów');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Wyczyść filtry' })[0] ?? document.body);
    await canvas.findByText('12 pytań');
    await waitFor(() => expect(canvas.getAllByText('Bez odpowiedzi').length).toBeGreaterThan(1));
  },
};

export const OnlyToRead: Story = {
  name: 'RV-13 without the locator there is nothing to press in a row',
  args: { api: { data: { permissions: ['view_q_and_a'] } } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Pytania i odpowiedzi' });
    await waitFor(() => expect(within(table).getAllByText('Firma').length).toBeGreaterThan(1));
    await expect(within(table).queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = { args: { api: { data: { questions: [] } } } };
export const NothingMatches: Story = { args: { defaultFilters: { facilities_ids: [9999] } } };
export const Loading: Story = { args: { api: { failures: { listQuestions: 'hang' } } } };
export const Failed: Story = { args: { api: { failures: { listQuestions: 'internal_error' } } } };
export const Forbidden: Story = { args: { api: { data: { permissions: ['view_reviews'] } } } };
export const Module: Story = { args: { api: { data: { disabledModules: ['questions_and_answers'] } } } };
export const Plan: Story = { args: { api: { data: { planCapabilities: [] } } } };
export const FlagOff: Story = { args: { api: { data: { featureFlags: [] } } } };
export const Demo: Story = { args: { api: { data: { isDemo: true } } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
