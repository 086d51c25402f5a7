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
  /** Aborted when the client has closed the stream. */
  signal: AbortSignal;
}

/**
 * Returns the events of a draft that counts against the month's limit: each piece of text as it comes, and the marker by
 * which it ends. A draft of which no text came is not counted.
 */
export async function streamDraft(
  services: Services,
  { allowance, owner, write, signal }: CountedDraft,
): Promise<AsyncIterable<AiDraftEvent>> {
  const spent = await spendDraft(services, allowance, owner);
  if (spent) return eventsOf(services, spent, write(), signal);
  const { renews_at } = await monthlyLimitOf(services, services.database.queries, allowance, owner);
  return once({ kind: 'too_many_requests', reason: 'monthly_limit', renews_at });
}

async function* eventsOf(
  services: Services,
  spent: SpentDraft,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<AiDraftEvent> {
  let hasBegun = false;
  let end: AiDraftEvent = { kind: 'failed', reason: 'model_unavailable' };
  try {
    for await (const text of pieces) {
      hasBegun = true;
      yield { kind: 'text', text };
    }
    if (hasBegun) end = { kind: 'done', remaining_limit: spent.remaining };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    services.log.info({ failure: error.failure }, 'no whole draft');
    end = endOf(error);
  } finally {
    if (!hasBegun) await giveBackDraft(services, spent);
  }
  if (!signal.aborted) yield end;
}

function endOf({ failure }: ModelError): AiDraftEvent {
  if (failure === 'model_busy') return { kind: 'too_many_requests', reason: 'model_busy', renews_at: null };
  return { kind: 'failed', reason: failure };
}

async function* once(event: AiDraftEvent): AsyncGenerator<AiDraftEvent> {
  yield event;
}
