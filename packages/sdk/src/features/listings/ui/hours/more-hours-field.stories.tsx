import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MoreHoursField, type MoreHoursFieldProps } from './more-hours-field.tsx';
import { ExampleControl, heldValue, type ExampleSurroundings } from './stories/example-control.tsx';
import { withTimes } from './hours-periods.ts';

const types = [
  { hours_type_id: 'DELIVERY', display_name: 'Dostawa' },
  { hours_type_id: 'KITCHEN', display_name: 'Kuchnia' },
];
const delivery = [{ hours_type_id: 'DELIVERY', periods: [withTimes(0, '10:00', '20:00')] }];

type Args = MoreHoursFieldProps & ExampleSurroundings;

const meta = {
  component: MoreHoursField,
  parameters: { layout: 'edge' },
  args: {
    onChange: () => undefined,
    types,
    value: delivery,
    heading: <strong>Dodatkowe godziny</strong>,
    regularHours: [withTimes(4, '08:00', '22:00')],
  },
  render: ({ value: initial, width, types: offered, ...props }, { globals }) => (
    <ExampleControl initial={initial} width={width ?? 520} globals={globals}>
      {(value, onChange) => <MoreHoursField {...props} types={offered} value={value} onChange={onChange} />}
    </ExampleControl>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { width: 358 } };
export const English: Story = { globals: { locale: 'en' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const NothingOffered: Story = { args: { value: [], types: [] } };

export const Faults: Story = {
  args: {
    value: [
      ...delivery,
      { hours_type_id: 'KITCHEN', periods: [] },
      { hours_type_id: 'BRUNCH', periods: delivery[0]?.periods ?? [] },
    ],
  },
};

export const Added: Story = {
  name: 'LST-04 a kind of hours begins as the opening hours, and goes again',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj godziny' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kuchnia' }));
    await expect(heldValue(canvasElement)).toContainEqual({
      hours_type_id: 'KITCHEN',
      periods: [withTimes(4, '08:00', '22:00')],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Dostawa' }));
    await expect(heldValue(canvasElement)).toHaveLength(1);
  },
};
