import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Something that happened in the sandbox, as its data folder keeps it whoever is killed. */
export interface JournalEvent {
  kind: string;
  locationId: string;
  reviewId?: string;
  changes?: { profile?: object; labels?: string[] };
}

/** All that happened since the world began, over every life of the server with this data folder. */
export async function readJournal(folder: string): Promise<JournalEvent[]> {
  const text = await readFile(join(folder, 'sandbox', 'journal.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      // A line is an event, by itself or with the moment beside it.
      const read = JSON.parse(line) as JournalEvent | { event: JournalEvent };
      return 'event' in read ? read.event : read;
    });
}
