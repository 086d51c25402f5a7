/** Whether a location does business (product spec, section 3), in the provider's words. */
export const openStatuses = ['OPEN', 'CLOSED_PERMANENTLY', 'CLOSED_TEMPORARILY'] as const;

export type OpenStatus = (typeof openStatuses)[number];
