// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPinfold } from '../../testing/render-in-pinfold.tsx';
import { useReplyDrafts } from './use-reply-drafts.ts';

function Field() {
  const drafts = useReplyDrafts();
  return (
    <textarea
      aria-label="Reply"
      value={drafts.of(1) ?? ''}
      onChange={(event) => drafts.write(1, event.target.value)}
    />
  );
}

it('RV-02 a draft keeps every letter, however fast it is typed', () => {
  renderInPinfold(<Field />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reply');
  for (const text of ['D', 'Dz', 'Dzi']) {
    fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(text);
  }
});
