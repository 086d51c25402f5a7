// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

const announced = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]');

test('what React Aria announces of a button stays as long as the button has its name, and no instant longer', async () => {
  const view = render(<Button>Zapisz</Button>);
  screen.getByRole('button').focus();
  view.rerender(<Button isPending>Zapisz</Button>);
  expect(announced()).toHaveLength(1);

  // One for another button, which was gone before React Aria came to it.
  const late = document.createElement('div');
  late.setAttribute('aria-labelledby', 'a-button-that-is-gone');
  document.querySelector('[data-live-announcer] [role="log"]')?.append(late);
  expect(announced()).toHaveLength(2);
  await Promise.resolve();
  expect(late.isConnected).toBe(false);
  expect(announced()).toHaveLength(1);

  view.rerender(<p>Zapisano</p>);
  await Promise.resolve();
  expect(announced()).toHaveLength(0);
});
