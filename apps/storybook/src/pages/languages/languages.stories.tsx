import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageGuide } from './language-guide.tsx';

const meta = {
  title: 'Guides/Languages',
  component: LanguageGuide,
  tags: ['!autodocs'],
  parameters: { layout: 'edge' },
} satisfies Meta<typeof LanguageGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  name: 'SDK-06 three languages side by side, and a sentence of the host in all of them',
  play: async ({ canvas }) => {
    for (const name of ['Opinie', 'Reviews', 'Reseñas'])
      await expect(await canvas.findByRole('heading', { level: 3, name })).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Your words for reviews.title' }),
      'Głosy gości',
    );
    await expect(await canvas.findAllByRole('heading', { level: 3, name: 'Głosy gości' })).toHaveLength(3);
    await expect(canvas.getByRole('region', { name: 'Code' })).toHaveTextContent('Głosy gości');
  },
};
