import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/display/chip.tsx';
import { SegmentedControl } from '../ui/fields/segmented-control.tsx';
import { Select } from '../ui/fields/select.tsx';
import { ChevronDownIcon } from '../ui/icons/arrow-icons.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';
import { Toolbar } from './toolbar.tsx';

const pickers = (
  <>
    <Select
      label="Lokalizacja"
      isLabelHidden
      options={[
        { id: '7', label: 'Lipa, Rynek 12, Kraków' },
        { id: '8', label: 'Lipa, Długa 3, Gdańsk' },
      ]}
      value="7"
      onChange={() => undefined}
    />
    <Button size="s">
      Frazy: 5 <ChevronDownIcon size={14} />
    </Button>
    <Button size="s">
      Ostatnie 90 dni <ChevronDownIcon size={14} />
    </Button>
  </>
);

const meta = {
  component: Toolbar,
  decorators: [inPinfold],
  args: { label: 'Czego dotyczy wykres', children: pickers },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pickers: Story = {};

export const Chips: Story = {
  args: {
    label: 'Co pokazać',
    spacing: 's',
    isPrinted: false,
    children: ['Najwyższa pozycja', 'Średnia', 'Tabela'].map((name, index) => (
      <Chip key={name} isSelected={index === 0} onChange={() => undefined}>
        {name}
      </Chip>
    )),
  },
};

export const Switches: Story = {
  args: {
    label: 'Co pokazać',
    spacing: 'l',
    children: (
      <>
        <SegmentedControl
          label="Miara"
          segments={[
            { id: 'bands', label: 'Przedziały' },
            { id: 'average', label: 'Średnia' },
          ]}
          value="bands"
          onChange={() => undefined}
        />
        <Chip isSelected={false} onChange={() => undefined}>
          Tabela
        </Chip>
      </>
    ),
  },
};

export const Wrapped: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Toolbar {...args} />
    </div>
  ),
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
