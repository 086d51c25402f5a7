import { polishTowns, type PolishTown } from './polish-towns.ts';

/** Where the computed chain is, in turns. The order is part of its seed. */
export const scaleTowns: readonly [PolishTown, ...PolishTown[]] = [
  townNamed('Kraków'),
  townNamed('Warszawa'),
  townNamed('Gdańsk'),
  townNamed('Wrocław'),
  townNamed('Poznań'),
  townNamed('Łódź'),
  townNamed('Katowice'),
  townNamed('Lublin'),
  townNamed('Szczecin'),
  townNamed('Toruń'),
];

function townNamed(name: string): PolishTown {
  const town = polishTowns.find((candidate) => candidate.name === name);
  if (town === undefined) throw new Error(`The town is not listed: ${name}.`);
  return town;
}
