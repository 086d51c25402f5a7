import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const meta = { component: Avatar, args: { name: 'Marta Wiśniewska', isNamed: true } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const OneWord: Story = { args: { name: 'żaneta' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
