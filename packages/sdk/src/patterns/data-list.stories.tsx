import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../ui/actions/button.tsx';
import { Tag } from '../ui/display/tag.tsx';
import { DataList, DataRow } from './data-list.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const groups = [
  { name: 'Małopolska', places: '14 lokalizacji', people: '2 menedżerów' },
  { name: 'Trójmiasto i okolice, bez punktów sezonowych', places: '9 lokalizacji', people: '1 menedżer' },
  { name: 'Punkty sezonowe', places: '3 lokalizacje', people: 'bez menedżera' },
];

const meta = {
  component: DataList,
  decorators: [inPinfold],
  args: {
    label: 'Grupy lokalizacji',
    children: groups.map(({ name, places, people }) => (
      <DataRow
        key={name}
        title={name}
        details={
          <>
            <span>{places}</span>
            <Tag>{people}</Tag>
          </>
        }
        actions={
          <>
            <Button size="s">Edytuj</Button>
            <Button size="s" variant="ghost">
              Usuń
            </Button>
          </>
        }
        basis="220px"
      />
    )),
  },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Dimmed rows of a former query, whose contrast is below the usual limit until the response arrives. */
export const Stale: Story = {
  args: { isStale: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
export const TitlesAlone: Story = {
  args: { children: groups.map(({ name }) => <DataRow key={name} title={name} />) },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 328 }}>
      <DataList {...args} />
    </div>
  ),
};
