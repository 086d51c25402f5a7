import { liveTopics, type LiveTopic } from '@pinfold/contract/live/live-topics';

/** What changed on the server: ids, never contents. */
export interface LiveChange {
  topic: LiveTopic;
  /** Empty when too many to name. */
  ids: readonly number[];
}

/** Understands the data of an event; undefined for one from a newer server. */
export function readLiveEvent(data: string): LiveChange | undefined {
  try {
    const parsed: unknown = JSON.parse(data);
    if (typeof parsed !== 'object' || parsed === null || !('topic' in parsed)) return undefined;
    const topic = liveTopics.find((one) => one === parsed.topic);
    const ids = 'ids' in parsed && Array.isArray(parsed.ids) ? parsed.ids.filter(isId) : [];
    return topic && { topic, ids };
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number';
}
