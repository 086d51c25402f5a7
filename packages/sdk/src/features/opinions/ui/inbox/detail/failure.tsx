'use client';
import type { JSX } from 'react';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { useOpinionInboxView } from '../inbox-view-context.ts';

/** Why the last thing done to a review did not work. What was written is still there. */
export function Failure({ id }: { id: number }): JSX.Element | null {
  const words = useOpinionInboxView().actions.failureOf(id);
  return words ? <Banner tone="bad">{words}</Banner> : null;
}
