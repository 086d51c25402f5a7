import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../ui/display/chip.tsx';
import { Text } from '../ui/layout/text.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';
import { TitledCard } from './titled-card.tsx';

const meta = {
  component: TitledCard,
  decorators: [inPinfold],
  args: {
    part: 'PostInsights-card',
    title: 'Dzień po dniu',
    headingLevel: 2,
    children: <Text as="p">149 354 wyświetlenia</Text>,
  },
} satisfies Meta<typeof TitledCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithToolsAndNote: Story = {
  args: {
    tools: (
      <Chip isSelected={false} onChange={() => undefined}>
        Tabela
      </Chip>
    ),
    note: 'Przerwa na wykresie to dzień bez danych od Google.',
  },
};

export const Narrow: Story = {
  ...WithToolsAndNote,
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <TitledCard {...args} />
    </div>
  ),
};

export const Dark: Story = { ...WithToolsAndNote, globals: { colorScheme: 'dark' } };
