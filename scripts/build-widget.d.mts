export function buildWidget(): Promise<void>;
