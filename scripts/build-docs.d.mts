export function buildDocs(): Promise<void>;
