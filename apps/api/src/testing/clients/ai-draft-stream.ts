import { AiDraftEvent } from '@pinfold/contract/ai-draft';
import type { Caller } from './request.ts';
import type { TestApi } from './start-test-api.ts';

/** A draft of the model as its reader has it: events one by one, as they come. */
interface Draft {
  status: number;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<AiDraftEvent | undefined>;
  /** All that follow. */
  rest(): Promise<AiDraftEvent[]>;
  /** Aborts the request while the stream is open. */
  leave(): void;
}

/** Asks for a draft of a reply. */
export function requestAiDraft(api: Pick<TestApi, 'app'>, as: Caller, id: number): Promise<Draft> {
  return requestDraft(api, as, `/reviews/${id}/ai-reply/`, {});
}

/** Asks for a draft of a reply to a review of an app. */
export function requestAiAppDraft(api: Pick<TestApi, 'app'>, as: Caller, id: number): Promise<Draft> {
  return requestDraft(api, as, `/app-reviews/${id}/ai-reply/`, {});
}

/** Asks for a draft of a mail to whoever answered a form. */
export function requestAiMailDraft(api: Pick<TestApi, 'app'>, as: Caller, id: number): Promise<Draft> {
  return requestDraft(api, as, `/review-booster/reviews/${id}/ai-reply/`, {});
}

/** Asks for the text of a post. */
export function requestAiPost(api: Pick<TestApi, 'app'>, as: Caller, wish: object): Promise<Draft> {
  return requestDraft(api, as, '/local-posts/draft/', wish);
}

async function requestDraft(
  api: Pick<TestApi, 'app'>,
  as: Caller,
  path: string,
  body: object,
): Promise<Draft> {
  const leaving = new AbortController();
  const response = await api.app.request(path, {
    method: 'POST',
    headers: {
      Authorization: `Token ${as.token}`,
      'Company-Id': String(as.companyId),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const events = eventsOf(response);
  return {
    status: response.status,
    next: async () => (await events.next()).value ?? undefined,
    async rest() {
      const all = [];
      for await (const event of events) all.push(event);
      return all;
    },
    leave: () => leaving.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<AiDraftEvent, undefined> {
  let waiting = '';
  for await (const bytes of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (waiting + bytes).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) yield AiDraftEvent.parse(JSON.parse(block.slice(6)));
  }
  return undefined;
}

/** Joins the text of all text events. */
export function joinDraftText(events: readonly AiDraftEvent[]): string {
  return events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
}
