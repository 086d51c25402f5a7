import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { ScaleShare } from './scale-reviews.ts';

/** Towns with postal code, voivodeship and coordinates; the n-th location is in town n modulo ten. */
const towns = JSON.stringify([
  ['Kraków', '31-042', 'małopolskie', 50.0617, 19.9373],
  ['Warszawa', '00-001', 'mazowieckie', 52.2297, 21.0122],
  ['Gdańsk', '80-831', 'pomorskie', 54.352, 18.6466],
  ['Wrocław', '50-066', 'dolnośląskie', 51.1079, 17.0385],
  ['Poznań', '61-888', 'wielkopolskie', 52.4064, 16.9252],
  ['Łódź', '90-425', 'łódzkie', 51.7592, 19.456],
  ['Katowice', '40-014', 'śląskie', 50.2649, 19.0238],
  ['Lublin', '20-002', 'lubelskie', 51.2465, 22.5684],
  ['Szczecin', '70-420', 'zachodniopomorskie', 53.4285, 14.5528],
  ['Toruń', '87-100', 'kujawsko-pomorskie', 53.0138, 18.5984],
]);

export async function insertScaleLocations(
  tx: Queryable,
  { companyId, locations }: ScaleShare,
  accountId: number,
): Promise<void> {
  await tx.execute(sql`
    insert into locations (company_id, google_account_id, google_name, name, store_code, street, house_number, postal_code, city, region, country,
                           latitude, longitude, phone, website, labels, verification)
    select ${companyId}::int8, ${accountId}::int8, 'locations/scale-l' || n, 'Tysiąc Lip', 'TYL-' || lpad((n + 1)::text, 5, '0'),
           'Lipowa', (1 + n % 198)::text, town->>1, town->>0, town->>2, 'PL',
           (town->>3)::float8 + (n * 37 % 100 - 50) / 1000.0, (town->>4)::float8 + (n * 73 % 100 - 50) / 1000.0,
           '+48 12 ' || to_char(3000000 + n, 'FM000 00 00'), 'https://tysiaclip.example/' || lpad((n + 1)::text, 5, '0'),
           array['region-' || n % 16], 'is_verified'
    from generate_series(0, ${locations}::int - 1) n, lateral (select ${towns}::json -> n % 10 as town) t
    order by n`);
}
