import * as z from 'zod';

/** Where something is, in degrees (WGS 84). */
export const GeoPoint = z.object({ latitude: z.number(), longitude: z.number() }).meta({ id: 'GeoPoint' });
