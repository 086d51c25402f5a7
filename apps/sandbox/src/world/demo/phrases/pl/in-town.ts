import * as towns from '../../places/towns.ts';

const LOCATIVES = new Map(Object.values(towns).map(({ name, inTown }) => [name, inTown]));

/** "w Krakowie"; a town that the demo does not know is simply "w mieście". */
export const inPolishTown = (name: string): string => LOCATIVES.get(name) ?? 'w mieście';
