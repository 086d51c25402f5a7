import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

function EveryTone() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag tone="good">opublikowana</Tag>
      <Tag tone="warn">mieszany</Tag>
      <Tag tone="bad">odrzucona: powtarzalna treść</Tag>
      <Tag tone="info">przetwarzanie</Tag>
      <Tag>obsługa</Tag>
    </p>
  );
}

const meta = { component: EveryTone } satisfies Meta<typeof EveryTone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
