import type { LiveWorld } from '../world/live-world.ts';
import type { AppleDetails, AppleReport, AppleResource, AppleVerdict } from './apple-state.ts';

/** Decides about what has been in review for long enough. */
export function settleApple(world: LiveWorld): void {
  const { resources, settings } = world.state.apple;
  for (const { id, kind, state, submittedAt } of resources.values()) {
    const seconds = kind === 'brand' ? settings.brandSeconds : settings.locationSeconds;
    if (state !== 'SUBMITTED' || seconds === null) continue;
    if (world.now() >= submittedAt + seconds * 1000) decide(world, id, 'PUBLISHED', []);
  }
}

/** Decides about all that is in review, by what is found in its fields. */
export function endAppleReviews(
  world: LiveWorld,
  reportsOn: (details: AppleDetails) => AppleReport[] = () => [],
): void {
  for (const { id, state, details } of world.state.apple.resources.values()) {
    if (state !== 'SUBMITTED') continue;
    const reports = reportsOn(details);
    const isRefused = reports.some(({ severity }) => severity === 'VIOLATION');
    decide(world, id, isRefused ? 'REJECTED' : 'PUBLISHED', reports);
  }
}

/** Ends a review, which a partner is told. */
export function decide(world: LiveWorld, id: string, state: AppleVerdict, reports: AppleReport[]): void {
  world.commit({ kind: 'apple_decided', id, state, reports });
}

/** A resource as calls return it; a review begins as SUBMITTED and goes on as PROCESSING. */
export function resourceBody(world: LiveWorld, resource: AppleResource): object {
  const { id, kind, details, revision, isDeleted, state, reports, createdAt, submittedAt } = resource;
  const shown = state === 'SUBMITTED' && world.now() > submittedAt ? 'PROCESSING' : state;
  return {
    id,
    etag: etagOf(revision),
    state: isDeleted ? 'DELETED' : shown,
    validationReports: reports,
    createdDate: new Date(createdAt).toISOString(),
    updatedDate: new Date(submittedAt).toISOString(),
    ...(kind === 'location' &&
      state === 'PUBLISHED' &&
      !isDeleted && { placeCardUrl: `https://maps.apple.com/place?auid=${id}` }),
    [kind === 'brand' ? 'brandDetails' : 'locationDetails']: details,
  };
}

export function etagOf(revision: number): string {
  return `"${revision.toString(36)}"`;
}
