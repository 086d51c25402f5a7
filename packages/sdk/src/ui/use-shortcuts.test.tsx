// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useUser } from '../features/session/session.ts';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';
import { KeyHint } from './display/key-hint.tsx';
import { useShortcuts } from './use-shortcuts.ts';

function Listener({ heard }: { heard: string[] }) {
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root, ({ event }) => heard.push(event.key) > 0, true);
  return (
    <div ref={root}>
      <button type="button">
        Answer <KeyHint>R</KeyHint> <KeyHint hasModifier>Ctrl ↵</KeyHint>
      </button>
    </div>
  );
}

function pressAll(): void {
  const { body } = document;
  fireEvent.keyDown(body, { key: 'j' });
  fireEvent.keyDown(body, { key: '?', shiftKey: true });
  fireEvent.keyDown(body, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(body, { key: 'Escape' });
}

test.each([
  ['all', ['j', '?', 'Enter', 'Escape'], 'Answer R Ctrl ↵'],
  ['modifiers', ['Enter', 'Escape'], 'Answer  Ctrl ↵'],
  ['none', ['Escape'], 'Answer  '],
] as const)('BEY-16 of a reader who wants %s, these keys are heard and shown', (mode, keys, label) => {
  const heard: string[] = [];
  renderInPinfold(<Listener heard={heard} />, { keyboardShortcuts: mode });
  pressAll();
  expect(heard).toEqual(keys);
  expect(screen.getByRole('button').textContent).toBe(label);
});

test('BEY-16 the user’s own setting is followed as soon as it is known, and nobody asks for it', async () => {
  const client = createTestClient();
  client.server.data.user.keyboard_shortcuts = 'none';
  const heard: string[] = [];
  const Reader = ({ isKnown }: { isKnown: boolean }) => (
    <>
      {isKnown && <AskForUser />}
      <Listener heard={heard} />
    </>
  );
  const { rerender } = renderInPinfold(<Reader isKnown={false} />, { client });
  pressAll();
  expect(heard).toContain('j');
  expect(client.server.calls.filter(({ operation }) => operation === 'getUser')).toEqual([]);
  rerender(<Reader isKnown />);
  await waitFor(() => expect(screen.queryByText('R')).toBeNull());
  heard.length = 0;
  pressAll();
  expect(heard).toEqual(['Escape']);
});

function AskForUser() {
  useUser();
  return null;
}
