import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Card } from './card.tsx';

const meta = {
  component: Card,
  args: {
    title: 'Godziny otwarcia',
    actions: <Button size="s">Edytuj</Button>,
    children: 'Pon.–pt. 7:00–20:00',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
