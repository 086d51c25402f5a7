import type { Meta, StoryObj } from '@storybook/react-vite';
import * as actions from './action-icons.tsx';
import * as arrows from './arrow-icons.tsx';
import * as controls from './control-icons.tsx';
import * as places from './place-icons.tsx';
import * as states from './state-icons.tsx';

function EveryIcon() {
  return (
    <ul
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: 20, listStyle: 'none' }}
    >
      {Object.entries({ ...actions, ...arrows, ...controls, ...places, ...states }).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6, fontSize: 12 }}>
          <Icon size={22} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = { component: EveryIcon } satisfies Meta<typeof EveryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
