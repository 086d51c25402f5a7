import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChoiceMenu } from './choice-menu.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const names: Readonly<Record<string, string>> = {
  last_7_days: 'Ostatnie 7 dni',
  last_30_days: 'Ostatnie 30 dni',
  own: 'Własny okres…',
};

const meta = {
  component: ChoiceMenu,
  decorators: [inPinfold],
  args: {
    label: 'Okres: Ostatnie 7 dni',
    text: 'Ostatnie 7 dni',
    choices: Object.keys(names),
    nameOf: (id) => names[id] ?? id,
    separated: 'own',
    value: 'last_7_days',
    onChange: fn(),
  },
} satisfies Meta<typeof ChoiceMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Ghost: Story = { args: { variant: 'ghost' } };

export const Open: Story = {
  name: 'The menu marks what is chosen, and a line separates the last choice',
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Okres: Ostatnie 7 dni' }));
    const menu = await page.findByRole('menu');
    await expect(within(menu).getByRole('menuitemradio', { name: 'Ostatnie 7 dni' })).toBeChecked();
    await expect(within(menu).getAllByRole('separator')).toHaveLength(1);
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Własny okres…' }));
    await expect(args.onChange).toHaveBeenCalledWith('own');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
