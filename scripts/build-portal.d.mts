export function buildPortal(): Promise<void>;
