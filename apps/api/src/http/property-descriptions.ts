import type { JsonSchema } from './json-schemas.ts';

/** What a property means in every schema that has it, unless the contract describes it itself. */
const propertyDescriptions: Readonly<Record<string, string>> = {
  id: 'The id by which other operations name it.',
  ids: 'Ids of what the operation concerns.',
  name: 'The name that people read.',
  results: 'The entries of this page.',
  count: 'How many entries there are on all pages, or in all.',
  created_at: 'When it was made.',
  updated_at: 'When it was last changed.',
  finished_at: 'When it ended.',
  expires_at: 'Until when it is good.',
  connected_at: 'When it was connected.',
  email: 'An e-mail address.',
  phone_number: 'A phone number with its country code.',
  author: 'Who wrote it.',
  text: 'The text, as it was written.',
  title: 'The title that people read.',
  url: 'An address on the web.',
  reply_status: 'How the reply stands at the provider.',
  reply_comment: 'The text of the reply.',
  reply_update_time: 'When the reply was last changed at the provider.',
  is_written_by_ai: 'Whether the text began as a draft of the model.',
  is_edited: 'Whether it was changed after it was written.',
  processing_in_progress: 'Whether the provider has yet to confirm a change.',
  is_processing: 'Whether the provider has yet to confirm a change.',
  tags: 'The categories that it is in.',
  note: 'The note of the team; customers never see it.',
  has_note: 'Whether the team wrote a note.',
  has_tags: 'Whether it is in a category.',
  sentiment: 'How the text sounds.',
  rating: 'The stars, from 1 to 5.',
  reviews_count: 'How many reviews there are.',
  latitude: 'Latitude in degrees.',
  longitude: 'Longitude in degrees.',
  street: 'The street of the address.',
  house_number: 'The house number of the address.',
  postal_code: 'The postal code of the address.',
  city: 'The town of the address.',
  region: 'The region of the address.',
  country: 'The country of the address.',
  formatted_address: 'The address as one line.',
  place_id: "Google's id of a place.",
  store_code: "The company's own code of a location.",
  facility: 'The location that it concerns.',
  facilities_ids: 'Ids of locations, as `listLocations` answers them.',
  facilities_count: 'How many locations it concerns.',
  groups: 'Groups of locations.',
  labels: 'Labels of locations.',
  cities: 'Towns of locations.',
  date_from: 'The first day of the period.',
  date_to: 'The last day of the period.',
  language: 'The language, as a code of two letters.',
  pl: 'In Polish.',
  en: 'In English.',
  es: 'In Spanish.',
  keyword: 'A keyword that is watched.',
  keywords: 'Keywords that are watched.',
  website: 'The website that it concerns.',
  store: 'The app store.',
  token: 'A secret that stands for a session or a link.',
  filename: 'The name of the file.',
  total: 'The sum of all.',
  failed: 'How many failed.',
  skipped: 'How many were passed over.',
  pending: 'How many wait.',
  problems: 'What went wrong.',
  is_verified: 'Whether the provider has verified the location.',
  open_status: 'Whether the location is open, or closed for a while or for good.',
  opening_hours: 'The regular opening hours.',
  special_hours: 'Opening hours of single days.',
  more_hours: 'Hours of kinds beside the regular ones.',
  primary_category: 'The main category at the provider.',
  additional_categories: 'Further categories at the provider.',
  disabled_modules: 'Modules that are switched off for the company.',
  feature_flags: 'Features that are switched on for the company.',
  plan_name: 'The name of the plan.',
  width: 'Width in pixels.',
  height: 'Height in pixels.',
  spacing_m: 'The distance between points in metres.',
  file_type: 'The format of the file.',
};

/** The schemas with each property described that has a description above and none of its own. */
export function describeProperties<Value>(value: Value): Value {
  return described(value) as Value;
}

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    key === 'properties' ? describedEach(part as Record<string, JsonSchema>) : described(part),
  ]);
  return Object.fromEntries(entries);
}

function describedEach(properties: Record<string, JsonSchema>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = propertyDescriptions[name];
      const isSilent = description !== undefined && schema.$ref === undefined && !schema.description;
      const part = described(schema) as object;
      return [name, isSilent ? { ...part, description } : part];
    }),
  );
}
