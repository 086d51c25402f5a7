'use client';
import { Banner } from '../../../../ui/display/banner.tsx';
import { useInboxView } from '../inbox-view-context.ts';

/** Why the last thing done to a review did not work. What was written is still there. */
export function Failure({ id }: { id: number }) {
  const words = useInboxView().actions.failureOf(id);
  return words ? <Banner tone="bad">{words}</Banner> : null;
}
