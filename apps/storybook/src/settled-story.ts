import { expect, waitFor } from 'storybook/test';

/** Marks of what is dimmed while newer data is on its way: boxes and screens, their bodies, and lists. */
const dimmed = '[data-stale], [data-state="stale"][aria-busy="true"], .pinfold-DataList[data-state="stale"]';

/**
 * Waits until nothing is dimmed any more: a play function may end while newer data is on its way, and axe would measure
 * the contrast of the dimmed text.
 */
export async function nothingDimmed(body: HTMLElement): Promise<void> {
  await waitFor(() => expect(body.querySelector(dimmed), 'is dimmed while newer data comes').toBeNull());
}

/**
 * Lets animations run that Storybook paused for axe. It does so itself, but not after a story that axe complained about,
 * and stories share a page: all that follow would fail with it.
 */
export function continueAnimations(head: HTMLHeadElement): void {
  for (const style of head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}
