import { planFaults, postFaults } from '@pinfold/contract/features/publications/local-post';
import {
  findingsInTexts,
  hasDateVariables,
  renderPost,
  sameTextKey,
  textFaults,
  variablesIn,
  type PostFinding,
} from '@pinfold/contract/features/publications/post-text';
import {
  firstDate,
  nextOccurrences,
  recurrenceCarrier,
  recurrenceFaults,
} from '@pinfold/contract/features/publications/recurrence';
import { instantOfWallTime } from '@pinfold/contract/features/publications/wall-time';
import type { Schemas } from '../../client/schema.ts';
import type { TestData } from '../test-data.ts';
import { valuesOnDate } from './post-fixtures.ts';
import { excludedOf, exclusionOf, valuesOf } from './post-locations.ts';

type Location = Schemas['LocationItem'];
type Check = Schemas['PostCheck'];
type Draft = Schemas['LocalPostDraft'];

const week = 7 * 86_400_000;

/** Returns what sending a draft to locations would do, by the contract's rules. */
export function checkPost(data: TestData, draft: Draft, chosen: readonly Location[]): Check {
  const accepted = chosen.filter((location) => !exclusionOf(location));
  const excluded = excludedOf(chosen);
  const zone = data.company.timezone;
  const samples = accepted
    .map((location) => ({ location, ...renderPost(draft, valuesOnDate(draft, location)) }))
    .toSorted((a, b) => b.summary.length - a.summary.length);
  const longest = (field: 'title' | 'summary') =>
    Math.max(0, ...samples.map((sample) => [...sample[field]].length));
  const sendsAt = draft.planned_at === null ? null : instantOfWallTime(draft.planned_at, zone).toISOString();
  return {
    accepted: accepted.length,
    excluded: excluded.slice(0, 100),
    excluded_count: excluded.length,
    faults: faultsOf(draft, samples, zone),
    findings: findingsOf(data, draft, accepted),
    samples: samples.slice(0, 5).map(({ location: { id, name, formatted_address }, title, summary }) => ({
      id,
      name,
      formatted_address,
      title,
      summary,
      sends_at: sendsAt,
    })),
    longest: { title: longest('title'), summary: longest('summary') },
    sends_from: sendsAt,
    sends_until: sendsAt,
    seconds_left: Math.ceil(accepted.length / 5),
    repeats: repeatsOf(draft),
  };
}

function repeatsOf(draft: Draft): Check['repeats'] {
  const first = firstDate(draft);
  if (!draft.recurrence || first === undefined) return null;
  return { ...carrierOf(draft), next: nextOccurrences(draft, first, 5).map(({ on }) => on) };
}

/** Returns who repeats a post, as if the API handed series over to Google. */
export function carrierOf(
  post: Pick<Draft, 'type' | 'title' | 'summary' | 'visibility' | 'recurrence'>,
): ReturnType<typeof recurrenceCarrier> {
  return recurrenceCarrier({ post, hasDateVariables: hasDateVariables(post), isGoogleOn: true });
}

interface Sample {
  location: Location;
  title: string;
  summary: string;
}

function faultsOf(draft: Draft, samples: readonly Sample[], zone: string): Check['faults'] {
  const general = [
    ...postFaults(draft),
    ...recurrenceFaults(draft),
    ...planFaults(draft, { plan: zone, schedule: zone }, new Date()),
  ].map((fault) => ({
    ...fault,
    location: null,
    count: samples.length,
  }));
  const inTexts = (['title', 'summary'] as const).flatMap((field): Check['faults'] => {
    const wrong = samples.flatMap((sample) =>
      textFaults(draft, sample)
        .filter((fault) => fault.field === field)
        .map((fault) => ({ ...fault, location: named(sample.location) })),
    );
    const [first] = wrong;
    if (!first) return [];
    const isForAll = wrong.length === samples.length;
    return [{ ...first, location: isForAll ? null : first.location, count: wrong.length }];
  });
  return [...general, ...inTexts];
}

function findingsOf(data: TestData, draft: Draft, accepted: readonly Location[]): Check['findings'] {
  const kinds: [PostFinding, readonly Location[]][] = findingsInTexts(draft).map((kind) => [kind, accepted]);
  const variables = variablesIn(`${draft.title} ${draft.summary}`);
  const lacking = accepted.filter((location) => variables.some((one) => valuesOf(location)[one] === ''));
  kinds.push(['same_text', repeatedAt(data, draft, accepted)]);
  kinds.push(['same_hour', plannedForTheHour(data, draft, accepted)]);
  kinds.push(['empty_variable', lacking]);
  return kinds.flatMap(([kind, locations]) => {
    const [first] = locations;
    return first ? [{ kind, count: locations.length, location: named(first) }] : [];
  });
}

/** Locations that had the same text within seven days. */
function repeatedAt({ publications }: TestData, draft: Draft, accepted: readonly Location[]): Location[] {
  if (draft.summary.trim() === '') return [];
  const since = Date.now() - week;
  const recent = publications.posts.filter(({ sent_at: at }) => at !== null && Date.parse(at) >= since);
  return accepted.filter((location) => {
    const key = sameTextKey(renderPost(draft, valuesOnDate(draft, location)));
    return recent.some(({ items }) =>
      items.some((item) => item.location.id === location.id && sameTextKey(item) === key),
    );
  });
}

/** Locations for which another post is planned for the same hour. */
function plannedForTheHour(
  { publications }: TestData,
  { planned_at: plannedAt }: Draft,
  accepted: readonly Location[],
): Location[] {
  const hour = plannedAt?.slice(0, 13);
  if (hour === undefined) return [];
  const others = publications.posts.filter(
    ({ status, planned_at: at }) => status === 'planned' && at?.startsWith(hour),
  );
  return accepted.filter(({ id }) =>
    others.some(({ items }) => items.some(({ location }) => location.id === id)),
  );
}

function named({ id, name }: Location): { id: number; name: string } {
  return { id, name };
}
