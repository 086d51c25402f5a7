/** Something that must stay true of the project, and how to tell. */
export interface Fence {
  name: string;
  /** Faults, each a line that names the place and what is wrong with it; none when all is well. */
  find(root: string): Promise<string[]>;
}
