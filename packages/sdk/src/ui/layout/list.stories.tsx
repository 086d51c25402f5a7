import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider, List } from './list.tsx';
import { Stack } from './stack.tsx';

const entries = ['Kraków, Rynek 5', 'Gdańsk, Długa 12', 'Poznań, Stary Rynek 3'].map((place) => (
  <li key={place}>{place}</li>
));

const meta = { component: List, args: { gap: 3, children: entries } } satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SideBySide: Story = { args: { direction: 'row', wrap: true, gap: 5 } };
export const WithDivider: Story = {
  render: () => (
    <Stack gap={4}>
      <span>Polska</span>
      <Divider />
      <span>Hiszpania</span>
    </Stack>
  ),
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
