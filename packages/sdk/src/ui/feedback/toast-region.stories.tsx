import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts, showToast } from './toasts.ts';

const undo = fn();

function Example() {
  const [toasts] = useState(createToasts);
  const succeed = () =>
    showToast(toasts, {
      title: 'Wysłano 96 odpowiedzi',
      tone: 'good',
      action: { label: 'Cofnij', onAction: undo },
    });
  const fail = () =>
    showToast(toasts, {
      title: 'Nie wysłano 4 odpowiedzi',
      description: 'Google odrzucił ich treść.',
      tone: 'bad',
    });
  return (
    <>
      <Button onPress={succeed}>Wyślij</Button> <Button onPress={fail}>Zepsuj</Button>
      <ToastRegion toasts={toasts} label="Powiadomienia" closeLabel="Zamknij" />
    </>
  );
}

const meta = { component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zepsuj' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    const region = await within(canvasElement.ownerDocument.body).findByRole('region', {
      name: 'Powiadomienia',
    });
    await expect(
      within(region).getByText('Wysłano 96 odpowiedzi').closest('[aria-live=polite]'),
    ).not.toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Cofnij' }));
    await expect(undo).toHaveBeenCalled();
    await expect(within(region).queryByText('Wysłano 96 odpowiedzi')).toBeNull();
    await expect(within(region).getByText('Nie wysłano 4 odpowiedzi')).toBeVisible();
  },
};
export const Dark: Story = { ...Undo, globals: { colorScheme: 'dark' } };
