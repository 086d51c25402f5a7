import { scenes } from './publications.ts';
import type { WorldReviewMedia } from './world.ts';

/** Photos and videos of a review, each a drawing of its own; the first has its author's label. */
export function drawnMedia(kinds: readonly WorldReviewMedia['kind'][], start = 0): WorldReviewMedia[] {
  return kinds.map((kind, index) => ({
    kind,
    drawing: { scene: scenes[(start + index) % scenes.length] ?? scenes[0], look: start + index },
    ...(index === 0 ? { label: 'Na miejscu' } : {}),
  }));
}
