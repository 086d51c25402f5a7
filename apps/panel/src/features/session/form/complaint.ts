import type { Words } from './problem-words.ts';

/** Something that is wrong with a form, at the field that mends it; of the whole form without one. */
export interface Complaint<Field extends string> extends Words {
  field?: Field;
}
