export const clientTypes: string;
export function buildClientTypes(): Promise<void>;
