import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Strony wyników',
    page: 5,
    pageCount: 20,
    onChange: fn(),
    previousLabel: 'Poprzednia strona',
    nextLabel: 'Następna strona',
    pageLabel: (page: number) => `Strona ${page}`,
    status: '101–125 z 500',
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Next: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(args.onChange).toHaveBeenCalledWith(6);
    await expect(canvas.getByRole('button', { name: 'Strona 5' })).toHaveAttribute('aria-current', 'page');
  },
};
