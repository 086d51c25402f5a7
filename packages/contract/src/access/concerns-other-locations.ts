import * as z from 'zod';

/** Of a row whose change asks for more than its permission, where the access says `sometimes`. */
export const ConcernsOtherLocations = z
  .boolean()
  .describe(
    'Whether it concerns locations that the reader does not see. Only who sees all of them may change it.',
  );
