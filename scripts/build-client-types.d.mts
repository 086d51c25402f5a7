export const clientTypes: readonly string[];
export function buildClientTypes(): Promise<void>;
