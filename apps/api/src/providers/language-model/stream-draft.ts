import type { AiDraftEvent } from '@pinfold/contract/ai-draft';
import type { Services } from '../../services.ts';
import { ModelError } from './language-model.ts';
import {
  giveBackDraft,
  monthlyLimitOf,
  spendDraft,
  type LimitOwner,
  type MonthlyAllowance,
  type SpentDraft,
} from './monthly-limit.ts';

/** What is written, and at whose cost. */
export interface CountedDraft {
  allowance: MonthlyAllowance;
  owner: LimitOwner;
  /** Asks the model; called only when the draft was counted. */
  write: () => AsyncIterable<string>;
  /** Makes of what the model writes what may be shown; left out, all of it is. */
  clean?: (pieces: AsyncIterable<string>) => AsyncIterable<string>;
  /** Aborted when the client has closed the stream. */
  signal: AbortSignal;
}

/**
 * Returns the events of a draft that counts against the month's limit: each piece of text as it comes, and the marker by
 * which it ends. A draft counts once the model is asked, also where its reader goes away; it is given back only where
 * the model failed before it wrote anything.
 */
export async function streamDraft(
  services: Services,
  { allowance, owner, write, clean = (pieces) => pieces, signal }: CountedDraft,
): Promise<AsyncIterable<AiDraftEvent>> {
  const spent = await spendDraft(services, allowance, owner);
  if (spent) return eventsOf(services, spent, { pieces: write(), clean, signal });
  const { renews_at } = await monthlyLimitOf(services, services.database.queries, allowance, owner);
  return once({ kind: 'too_many_requests', reason: 'monthly_limit', renews_at });
}

interface Writing extends Required<Pick<CountedDraft, 'clean' | 'signal'>> {
  pieces: AsyncIterable<string>;
}

async function* eventsOf(
  services: Services,
  spent: SpentDraft,
  { pieces, clean, signal }: Writing,
): AsyncGenerator<AiDraftEvent> {
  let hasWritten = false;
  let hasText = false;
  let end: AiDraftEvent = { kind: 'failed', reason: 'model_unavailable' };
  async function* noted() {
    for await (const piece of pieces) {
      hasWritten = true;
      yield piece;
    }
  }
  try {
    for await (const text of clean(noted())) {
      hasText = true;
      yield { kind: 'text', text };
    }
    if (hasText) end = { kind: 'done', remaining_limit: spent.remaining };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    services.log.info({ failure: error.kind }, 'no whole draft');
    end = endOf(error);
  }
  if (signal.aborted) return;
  if (!hasWritten) await giveBackDraft(services, spent);
  yield end;
}

function endOf({ kind }: ModelError): AiDraftEvent {
  if (kind === 'quota') return { kind: 'too_many_requests', reason: 'model_busy', renews_at: null };
  return { kind: 'failed', reason: kind === 'invalid' ? 'model_refused' : 'model_unavailable' };
}

async function* once(event: AiDraftEvent): AsyncGenerator<AiDraftEvent> {
  yield event;
}
