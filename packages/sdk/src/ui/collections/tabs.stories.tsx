import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Widoki',
    items: [
      { id: 'inbox', label: 'Skrzynka', count: 128, content: 'Opinie' },
      { id: 'stats', label: 'Analityka', content: 'Wykresy' },
      { id: 'tags', label: 'Kategorie', content: 'Tagi', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Arrows: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { selected: true });
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Analityka' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Wykresy');
  },
};
