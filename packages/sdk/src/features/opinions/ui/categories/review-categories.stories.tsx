import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReviewCategories, type ReviewCategoriesProps } from './review-categories.tsx';
import { ExampleCategories, type ExampleCategoriesProps } from './stories/example-categories.tsx';
import { server } from '../../../../stories/host-page.tsx';

const meta = {
  component: ReviewCategories,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => (
    <ExampleCategories {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <ReviewCategories planHref="#plan" reviewsHref={(id) => `#reviews?tags=${id}`} />
    </ExampleCategories>
  ),
} satisfies Meta<ExampleCategoriesProps & ReviewCategoriesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Defined: Story = {
  name: 'RV-06 a category is defined by phrases, which show at once what they find in any inflection',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowa kategoria' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Nowa kategoria' }));
    await userEvent.type(dialog.getByLabelText('Nazwa'), 'Powroty');
    const phrases = dialog.getByLabelText('Frazy');
    await userEvent.type(phrases, 'wracać{Enter}');
    await userEvent.type(phrases, 'okolica');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj' }));
    await expect(dialog.getByRole('button', { name: 'Usuń frazę: okolica' })).toBeVisible();
    await expect(await dialog.findByText(/^Znaleziono \d+ opini/)).toBeVisible();
    await waitFor(() => expect(dialog.getAllByText('okolicy')[0]).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
    await expect(await canvas.findByText('wracać, okolica')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Powroty' }));
    await expect(await page.findByText(/Tego nie można cofnąć/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Usuń kategorię' }));
    await waitFor(() => expect(server().data.tags).toHaveLength(3));
  },
};

export const Running: Story = {
  name: 'RV-06 all reviews are categorised anew with progress, which closes deleting meanwhile',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skategoryzuj ponownie' }));
    await canvas.findByRole('progressbar', { name: 'Kategoryzuję opinie' });
    server().categorise(0.5);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^1\d z \d\d$/),
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Usuń: Kawa' })).toHaveAttribute('aria-disabled', 'true');
    server().categorise(1);
    await expect(await canvas.findByText(/^Gotowe /)).toBeVisible();
  },
};

export const PlanIsFull: Story = {
  name: 'RV-06 the plan has room for no further automatic category, on a phone in the dark, in English',
  args: { width: 390, api: { data: { planLimits: { max_ai_categorization_categories: 2 } } } },
  globals: { colorScheme: 'dark', locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 2 automatic')).toBeVisible();
    await expect(canvas.getByText(/Your plan allows 2 automatic categories/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  name: 'RV-06 who may not define categories reads them and is told whom to ask',
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    const said = await canvas.findAllByText(/^Nie możesz definiować kategorii opinii\. Skontaktuj się/);
    await waitFor(() => expect(said.some((one) => one.offsetHeight > 10)).toBe(true));
    for (const name of ['Nowa kategoria', 'Edytuj: Kawa'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty: Story = {
  name: 'RV-06 nothing is defined yet',
  args: {
    prepare: (data) => {
      data.tags = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze kategorii')).toBeVisible();
  },
};
