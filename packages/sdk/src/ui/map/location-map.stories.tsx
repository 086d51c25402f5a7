import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { LocationMap, type LocationMapProps } from './location-map.tsx';

function Example(props: LocationMapProps) {
  const [value, setValue] = useState(props.value);
  return (
    <LocationMap
      {...props}
      value={value}
      onChange={(point) => {
        setValue(point);
        props.onChange(point);
      }}
    />
  );
}

const meta = {
  component: LocationMap,
  args: {
    label: 'Położenie na mapie',
    value: { latitude: 50.061698, longitude: 19.937237 },
    onChange: fn(),
    pinLabel: 'Pinezka: Kawiarnia Lipa',
    pinHint: 'Strzałki przesuwają pinezkę o metr, z klawiszem Shift o dziesięć metrów.',
    zoomInLabel: 'Przybliż',
    zoomOutLabel: 'Oddal',
    centreLabel: 'Wróć do pinezki',
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof LocationMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Small: Story = { args: { size: 's' } };

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: args.pinLabel })).toBeVisible();
    fireEvent.click(canvas.getByRole('application', { name: args.label }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Keyboard: a metre an arrow, ten with Shift, read out each time. */
export const MovedByArrows: Story = {
  play: async ({ args, canvas }) => {
    const pin = await canvas.findByRole('application', { name: args.pinLabel });
    await expect(pin).toHaveAccessibleDescription(args.pinHint);
    pin.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 50.061707, longitude: 19.937237 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('50.061707, 19.937237'));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 50.061707, longitude: 19.937097 });
    await expect(pin).toHaveFocus();
  },
};

/** One press puts the pin down; no drag is needed. */
export const PutDownByPress: Story = {
  args: { value: null, centre: { latitude: 52.2297, longitude: 21.0122 } },
  play: async ({ args, canvas }) => {
    const map = await canvas.findByRole('application', { name: args.label });
    await expect(canvas.queryByRole('button', { name: args.centreLabel })).toBeNull();
    const { x, y, width, height } = map.getBoundingClientRect();
    await waitFor(() => {
      fireEvent.click(map, { clientX: x + width / 2, clientY: y + height / 2 });
      expect(args.onChange).toHaveBeenCalled();
    });
    await expect(args.onChange).toHaveBeenCalledWith({
      latitude: expect.closeTo(52.2297, 3),
      longitude: expect.closeTo(21.0122, 3),
    });
    await expect(await canvas.findByRole('application', { name: args.pinLabel })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.centreLabel })).toBeEnabled();
  },
};

/** The pin stays where it may be. */
export const WithinLimits: Story = {
  args: { max: { latitude: 50.061699, longitude: 180 } },
  play: async ({ args, canvas }) => {
    const pin = await canvas.findByRole('application', { name: args.pinLabel });
    pin.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 50.061699, longitude: 19.937237 });
  },
};
