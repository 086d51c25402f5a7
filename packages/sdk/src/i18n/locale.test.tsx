// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider, type PinfoldProviderProps } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import type { FeatureMessages, Messages } from './namespaces.ts';
import { useFeatureMessages, useTranslate } from './use-translate.ts';

/** A feature whose words arrive when the test says so. */
function lateFeature() {
  const arrivals = new Map<string, () => void>();
  const words = (language: string, text: string) => {
    const arrived = new Promise<{ default: Messages }>((resolve) =>
      arrivals.set(language, () => resolve({ default: { title: text } })),
    );
    return () => arrived;
  };
  const messages: FeatureMessages = {
    namespace: 'team',
    load: { pl: words('pl', 'Zespół'), en: words('en', 'Team'), es: words('es', 'Equipo') },
  };
  return { messages, arrive: (language: string) => arrivals.get(language)?.() };
}

function Title({ messages }: { messages: FeatureMessages }) {
  const isReady = useFeatureMessages(messages);
  const t = useTranslate();
  return (
    <h2 aria-busy={!isReady}>
      {t('common.save')}: {t('team.title')}
    </h2>
  );
}

const client = createTestClient();
const shared = { language: 'pl', resources: { shared: { 'common.save': 'Zapisz' } } } as const;

function page(messages: FeatureMessages, props: Partial<PinfoldProviderProps>) {
  return (
    <PinfoldProvider client={client} enabled={false} {...props}>
      <Title messages={messages} />
    </PinfoldProvider>
  );
}

describe('the words of a feature', () => {
  it('SDK-06 come when the feature is first shown, and the component knows when', async () => {
    const { messages, arrive } = lateFeature();
    render(page(messages, { locale: shared }));
    const title = screen.getByRole('heading');
    expect(title.textContent).toBe('Zapisz: ');
    expect(title.getAttribute('aria-busy')).toBe('true');
    arrive('pl');
    await waitFor(() => expect(title.textContent).toBe('Zapisz: Zespół'));
    expect(title.getAttribute('aria-busy')).toBe('false');
  });

  it('SDK-06 change with the language at once with all others, never half of them', async () => {
    const { messages, arrive } = lateFeature();
    const seen = new Set<string>();
    const { rerender } = render(page(messages, { locale: 'pl' }));
    const title = screen.getByRole('heading');
    const observer = new MutationObserver(() => seen.add(title.textContent));
    arrive('pl');
    await waitFor(() => expect(title.textContent).toBe('Zapisz: Zespół'));
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    rerender(page(messages, { locale: 'en' }));
    expect(title.textContent).toBe('Zapisz: Zespół');
    arrive('en');
    await waitFor(() => expect(title.textContent).toBe('Save: Team'));
    expect([...seen]).toEqual(['Save: Team']);
    observer.disconnect();
  });

  it('SDK-06 are there in the first render where the host hands over a whole language', () => {
    const { messages } = lateFeature();
    render(page(messages, { locale: pl }));
    expect(screen.getByRole('heading').textContent).toBe('Zapisz: Zespół');
  });

  it('SDK-06 leave the other words alone when they do not come, and the host hears of it', async () => {
    const missing = () => Promise.reject(new Error('no such file'));
    const messages: FeatureMessages = { namespace: 'team', load: { pl: missing, en: missing, es: missing } };
    const onError = vi.fn();
    render(page(messages, { locale: 'pl', onError }));
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(screen.getByRole('heading').textContent).toBe('Zapisz: ');
  });

  it('SDK-06 can be replaced one by one', async () => {
    const { messages, arrive } = lateFeature();
    render(page(messages, { locale: shared, messages: { 'team.title': 'Ekipa' } }));
    arrive('pl');
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Zapisz: Ekipa'));
  });
});
