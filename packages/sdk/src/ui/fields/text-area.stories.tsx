import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = { component: TextArea, args: { label: 'Odpowiedź', description: '312 / 4096' } } satisfies Meta<
  typeof TextArea
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Napisz odpowiedź' } };
export const Invalid: Story = { args: { errorMessage: 'Odpowiedź jest za długa o 24 znaki' } };
export const Bare: Story = {
  args: { variant: 'bare', isLabelHidden: true, defaultValue: 'Dziękujemy za opinię.' },
};
export const Dark: Story = { args: { defaultValue: 'Dziękujemy!' }, globals: { colorScheme: 'dark' } };

export const GrowsWithText: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'Dzień dobry{Enter}{Enter}dziękujemy{Enter}{Enter}Zespół{Enter}Lipa');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight + 1);
  },
};
