export function buildPanel(): Promise<void>;
