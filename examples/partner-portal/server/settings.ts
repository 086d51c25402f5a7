/** Settings of the portal's server. The API key must never reach a browser. */
export interface Settings {
  port: number;
  /** Origin of the portal; tokens are valid only there. */
  portalUrl: string;
  pinfoldApi: string;
  pinfoldApiKey: string;
  pinfoldCompanyId: number;
  /** Id of the customer's group of locations. */
  pinfoldGroupId: number;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment['PORT'] ?? 4500);
  return {
    port,
    portalUrl: environment['PORTAL_URL'] ?? `http://localhost:${port}`,
    pinfoldApi: environment['PINFOLD_API'] ?? 'http://localhost:4400/api',
    pinfoldApiKey: required(environment, 'PINFOLD_API_KEY'),
    pinfoldCompanyId: Number(required(environment, 'PINFOLD_COMPANY_ID')),
    pinfoldGroupId: Number(required(environment, 'PINFOLD_GROUP_ID')),
  };
}

function required(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (!value) throw new Error(`${name} is not set. npm run example sets it for you.`);
  return value;
}
