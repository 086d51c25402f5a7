// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestModel } from '../../../testing/ai-drafts.ts';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { wrapInPinfold } from '../../../testing/render-in-pinfold.tsx';
import type { TestDataOptions } from '../../../testing/test-data.ts';
import { useAiPost } from './use-ai-post.ts';
import { usePostComposer } from './use-post-composer.ts';

beforeEach(() => sessionStorage.clear());

async function open(aiPosts: Partial<TestModel> = {}, data: TestDataOptions = {}) {
  const client = createTestClient({ data: { ...data, aiPosts } });
  const hook = renderHook(
    () => {
      const composer = usePostComposer();
      return { composer, ai: useAiPost(composer) };
    },
    { wrapper: wrapInPinfold({ client }) },
  );
  const now = () => hook.result.current;
  await waitFor(() => expect(now().ai.limit).toBeDefined());
  return {
    server: client.server,
    now,
    summary: () => now().composer.form.getValues().summary,
    type: (summary: string) => act(() => now().composer.form.set('summary', summary)),
    brief: (brief: string) => act(() => now().ai.setBrief({ brief })),
    write: () => act(() => now().ai.write()),
    settled: (state: string) => waitFor(() => expect(now().ai.state).toBe(state)),
    wishes: () =>
      client.server.calls.flatMap(({ operation, body }) => (operation === 'writeAiPost' ? [body] : [])),
  };
}

const whole = 'Zima pachnie u nas czekoladą. Wpadnij i spróbuj!';

describe('PUB-01 a text of the model’s', () => {
  test('is there word by word while it is written, from what is filled in, and what was there is one step back', async () => {
    const { now, summary, type, brief, write, settled, server, wishes } = await open({ holdAfter: 2 });
    type('Mój tekst');
    brief('Gorąca czekolada');
    act(() => now().composer.form.setValues({ title: 'Zima', type: 3, voucher: 'ZIMA', locations: [1, 2] }));
    write();
    await waitFor(() => expect(summary()).toBe('Zima pachnie '));
    expect(now().ai.state).toBe('writing');
    expect(now().composer.waitingReason).toBe('AI jeszcze pisze. Poczekaj albo zatrzymaj pisanie.');
    server.releaseAi();
    await settled('done');
    expect(summary()).toBe(whole);
    expect(now().composer.waitingReason).toBeUndefined();
    expect(wishes()).toEqual([
      expect.objectContaining({
        brief: 'Gorąca czekolada',
        tone: 'friendly',
        language: 'brief',
        type: 3,
        title: 'Zima',
        summary: 'Mój tekst',
        offer: { voucher_code: 'ZIMA', link: '', terms: '' },
        facilities_ids: [1, 2],
      }),
    ]);
    await waitFor(() => expect(now().ai.limit?.remaining_limit).toBe(182));

    type(`${whole} Do jutra!`);
    act(() => now().ai.undo());
    expect([summary(), now().ai.state, now().ai.canUndo]).toEqual(['Mój tekst', 'undone', false]);
    act(() => now().ai.redo());
    expect([summary(), now().ai.canRedo]).toEqual([`${whole} Do jutra!`, false]);
  });

  test('ends where somebody types, or stops it, and none of their letters is lost', async () => {
    const { now, summary, type, brief, write, settled, server } = await open({ holdAfter: 2 });
    brief('Gorąca czekolada');
    write();
    await waitFor(() => expect(summary()).toBe('Zima pachnie '));
    type('Zima pachnie kawą');
    server.releaseAi();
    await settled('stopped');
    expect(summary()).toBe('Zima pachnie kawą');

    write();
    await waitFor(() => expect(summary()).toBe('Zima pachnie '));
    act(() => now().ai.stop());
    server.releaseAi();
    expect([summary(), now().ai.state]).toEqual(['Zima pachnie ', 'stopped']);
    act(() => now().ai.undo());
    expect(summary()).toBe('Zima pachnie kawą');
    act(() => now().ai.undo());
    expect(summary()).toBe('');
  });

  test.each([
    ['cut', 'failed', 'Połączenie zostało przerwane. To, co jest w polu, zostaje.'],
    ['model_busy', 'limited', 'AI jest teraz zajęte. Spróbuj za chwilę.'],
    ['model_refused', 'failed', 'AI nie napisze takiego posta. Zmień opis albo napisz go samodzielnie.'],
  ] as const)(
    'that ends by %s says so, and what the person had written is one step back',
    async (end, state, words) => {
      const { now, summary, type, write, settled } = await open({ endAfter: 2, end });
      type('Mój tekst');
      write();
      await settled(state);
      expect(now().ai.failure).toBe(words);
      expect(summary()).toBe('Zima pachnie ');
      act(() => now().ai.undo());
      expect([summary(), now().ai.failure]).toEqual(['Mój tekst', undefined]);
    },
  );

  test.each([
    ['cleared', ''],
    ['typed in', 'Inny tekst'],
  ])('that finds the field %s before its first word leaves it so', async (_, meanwhile) => {
    const { now, summary, type, write, settled, server } = await open({ holdAfter: 0 });
    type('Mój tekst');
    write();
    await waitFor(() => expect(now().ai.state).toBe('writing'));
    type(meanwhile);
    server.releaseAi();
    await settled('stopped');
    expect([summary(), now().ai.canUndo]).toEqual([meanwhile, false]);
  });

  test('that never begins leaves everything as it is', async () => {
    const { now, summary, type, write, settled } = await open({ endAfter: 0, end: 'model_unavailable' });
    type('Mój tekst');
    write();
    await settled('failed');
    expect([summary(), now().ai.canUndo]).toEqual(['Mój tekst', false]);
  });

  test('is asked for once by a double click, and forgotten with its brief once the post is sent', async () => {
    const { now, brief, write, settled, wishes } = await open();
    brief('Gorąca czekolada');
    write();
    write();
    await settled('done');
    expect(wishes()).toHaveLength(1);
    act(() => now().composer.form.set('locations', [1]));
    act(() => now().composer.form.save());
    await waitFor(() => expect(now().composer.sent).toBeDefined());
    expect([now().ai.state, now().ai.canUndo, now().ai.brief.brief]).toEqual(['idle', false, '']);
  });

  test('is not asked for from nothing, nor when the month is used up, and says why', async () => {
    const idle = await open();
    expect(idle.now().ai.reason).toBe('Napisz w kilku słowach, o czym ma być post.');
    const used = await open({
      limit: { remaining_limit: 0, monthly_limit: 200, renews_at: '2026-11-30T23:00:00.000Z' },
    });
    used.brief('Gorąca czekolada');
    expect(used.now().ai.reason).toMatch(/^Limit tekstów AI na ten miesiąc się skończył\. Odnowi się 1 gru/);
    used.write();
    expect(used.wishes()).toEqual([]);
  });
});
