export const root: string;
export const node24: string;
export const projectEnvironment: NodeJS.ProcessEnv;
