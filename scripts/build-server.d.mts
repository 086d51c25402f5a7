export const server: string;
export function buildServer(): Promise<void>;
