import type { Schemas } from '../../../client/schema.ts';
import { parseObject } from '../../../client/read-problem.ts';

/** One event of a reply that the model writes. */
export type AiReplyEvent = Schemas['AiReplyEvent'];

/** Understands an event; undefined for one from a newer server. */
export function readAiReplyEvent(data: string): AiReplyEvent | undefined {
  const event = parseObject(data);
  const kind = event?.['kind'];
  return kinds.some((known) => known === kind) ? (event as AiReplyEvent) : undefined;
}

const kinds = ['text', 'done', 'too_many_requests', 'failed'] satisfies AiReplyEvent['kind'][];
