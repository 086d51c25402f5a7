import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useReviewsInbox } from '../features/reviews/use-reviews-inbox.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';

function Inbox() {
  const inbox = useReviewsInbox();
  const t = useTranslate();
  const format = useFormat();
  return (
    <section aria-busy={inbox.isPending}>
      {t('reviews.title')} {format.number(3412)}
    </section>
  );
}

describe('on a server', () => {
  it('SDK-08 renders without a document and calls nothing', () => {
    expect(typeof document).toBe('undefined');
    const client = createTestClient();
    const fetch = vi.spyOn(globalThis, 'fetch');
    const html = renderToString(
      <PinfoldProvider client={client} locale={pl}>
        <Inbox />
      </PinfoldProvider>,
    );
    expect(html).toBe('<section aria-busy="true">Opinie<!-- --> <!-- -->3\u202f412</section>');
    expect(client.server.calls).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  it('SDK-06 renders without words when the language is only named, so that the browser agrees', () => {
    const html = renderToString(
      <PinfoldProvider client={createTestClient()} locale="pl">
        <Inbox />
      </PinfoldProvider>,
    );
    expect(html).toContain('<section aria-busy="true">');
    expect(html).not.toContain('Opinie');
  });
});
