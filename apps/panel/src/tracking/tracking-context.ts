import { createContext } from 'react';
import type { Tracking } from './create-tracking.ts';

const deaf: Tracking = { track: () => {}, reportError: () => {}, settle: () => {} };

/** Where the panel counts and reports; without a provider nobody listens. */
export const TrackingContext = createContext<Tracking>(deaf);
