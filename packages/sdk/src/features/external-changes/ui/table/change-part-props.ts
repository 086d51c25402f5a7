import type { ExternalChange } from '../../external-change.ts';

/** Props of every part that stands for one external change. */
export interface ChangePartProps {
  /** The change that the part is about. */
  change: ExternalChange;
}
