// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

function Bars() {
  const box = useHeldWhilePressed<HTMLDivElement>();
  return (
    <>
      <div ref={box} data-testid="bars" />
      <button type="button">Filter</button>
    </>
  );
}

const held = () => screen.getByTestId('bars').style.blockSize;

test('SHL-06 as tall as before from the moment that a pointer goes down until its click is over', async () => {
  render(<Bars />);
  Object.defineProperty(screen.getByTestId('bars'), 'offsetHeight', { value: 46 });
  const button = screen.getByRole('button');
  let atClick: string | undefined;
  button.addEventListener('click', () => (atClick = held()));
  expect(held()).toBe('');
  fireEvent.pointerDown(button);
  expect(held()).toBe('46px');
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(atClick).toBe('46px');
  await waitFor(() => expect(held()).toBe(''));
});

test('SHL-06 a pointer that is taken away, by a scroll or by the browser, holds nothing any longer', async () => {
  render(<Bars />);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(held()).toBe('0px');
  fireEvent.pointerCancel(window);
  await waitFor(() => expect(held()).toBe(''));
});

test('SHL-06 nothing is listened to once it is gone', () => {
  const { unmount } = render(<Bars />);
  const bars = screen.getByTestId('bars');
  unmount();
  fireEvent.pointerDown(window);
  expect(bars.style.blockSize).toBe('');
});
