import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ThemeEditor } from './theme-editor.tsx';

const meta = {
  title: 'Guides/Theming',
  component: ThemeEditor,
  tags: ['!autodocs'],
  parameters: { layout: 'edge' },
} satisfies Meta<typeof ThemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Theming: Story = {
  name: 'SDK-04 SDK-10 a theme is made by eye and taken away as code',
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: 'Preview' }));
    const send = preview.getByRole('button', { name: 'Send reply' });
    const code = canvas.getByRole('region', { name: 'In React, code' });
    await expect(code).not.toHaveTextContent('tokens');

    fireEvent.input(canvas.getByLabelText('Primary colour'), { target: { value: '#0b6e4c' } });
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe('rgb(11, 110, 76)'));
    await expect(code).toHaveTextContent("'color-primary': { light: '#0b6e4c'");

    fireEvent.input(canvas.getByLabelText(/^Corners/), { target: { value: '0' } });
    await waitFor(() => expect(getComputedStyle(send).borderRadius).toBe('0px'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(getComputedStyle(send).colorScheme).toBe('dark'));
    await expect(code).toHaveTextContent("options: { colorScheme: 'dark' }");
    await expect(canvas.getByText(/--pinfold-radius-m: 0px/)).toBeVisible();

    fireEvent.input(canvas.getByLabelText('Primary colour'), { target: { value: '#ffdd57' } });
    await expect(await canvas.findByText('Too light for text on white')).toBeVisible();
    fireEvent.input(canvas.getByLabelText('Primary colour'), { target: { value: '#0b6e4c' } });
    await waitFor(() => expect(canvas.queryByText('Too light for text on white')).toBeNull());
  },
};
