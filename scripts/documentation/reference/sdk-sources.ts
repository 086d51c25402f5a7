import type ts from 'typescript';
import type { PublicSurface } from '../surface/public-export.ts';
import { readPublicSurface } from '../surface/read-public-surface.ts';
import { readParts, type PartsOfComponents } from './parts-of.ts';
import { readStories } from './stories.ts';
import { typeWriter } from './type-names.ts';

/** What every page of the reference draws on. */
export interface SdkSources extends PublicSurface {
  parts: PartsOfComponents;
  /** Where a component's stories are, if it has any. */
  storyOf: (component: string) => string | undefined;
  /** A type as readers write it. */
  write: (type: ts.Type) => string;
}

export function readSdkSources(root: string): SdkSources {
  const surface = readPublicSurface(root);
  return {
    ...surface,
    parts: readParts(surface),
    storyOf: readStories(root),
    write: typeWriter(surface),
  };
}
