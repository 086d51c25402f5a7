/** Settings of the portal, taken from the running demo. */
export interface DemoKey {
  id: number;
  secret: string;
  companyId: number;
  groupId: number;
}

const owner = { email: 'owner@demo.pinfold.test', password: 'pinfold-demo' };

/**
 * Automates the setup in Pinfold's panel: creates an API key, replacing one of the same name, and finds the group of
 * the customer.
 */
export async function makeDemoKey(api: string, keyName: string, groupName: string): Promise<DemoKey> {
  const call = async <Answer>(method: string, path: string, headers: object, body?: object) => {
    const response = await fetch(api + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
  const { token } = await call<{ token: string }>('POST', '/login/', {}, owner);
  const user = { Authorization: `Token ${token}` };
  const { results: companies } = await call<{ results: Named[] }>('GET', '/companies/', user);
  const companyId = companies[0]?.id ?? 0;
  const member = { ...user, 'Company-Id': String(companyId) };
  const query = new URLSearchParams({ name: groupName });
  const { results: groups } = await call<{ results: Named[] }>('GET', `/groups/?${query}`, member);
  const group = groups.find(({ name }) => name === groupName);
  if (!group) throw new Error(`The demo has no group ${groupName}.`);
  const { results: keys } = await call<{ results: Named[] }>('GET', '/api-keys/', member);
  for (const { id, name } of keys) if (name === keyName) await call('DELETE', `/api-keys/${id}/`, member);
  const { id, secret } = await call<{ id: number; secret: string }>('POST', '/api-keys/', member, {
    name: keyName,
    permissions: [
      'view_facilities_data',
      'view_reviews',
      'reply_reviews',
      'view_external_changes',
      'approve_and_reject_external_changes',
    ],
  });
  return { id, secret, companyId, groupId: group.id };
}

interface Named {
  id: number;
  name: string;
}
