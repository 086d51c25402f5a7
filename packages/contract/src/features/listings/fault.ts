/** Why a value is refused: a code that has a message in every language, and what that message names. */
export interface Fault {
  code: FaultCode;
  values: FaultValues;
}

export type FaultValues = Readonly<Record<string, string | number>>;

export function fault(code: FaultCode, values: FaultValues = {}): Fault {
  return { code, values };
}

/** Every fault of a listing. The names in braces are what the message may use. */
export const faultCodes = [
  'required',
  /** {max} {length} */
  'text_too_long',
  'outer_spaces',
  'characters_invalid',
  /** {url} */
  'contains_url',
  /** {time} */
  'time_invalid',
  /** {open} {close} */
  'hours_inverted',
  /** {open} {close} */
  'hours_too_long',
  /** {day}, 0 to 6: the first day on which two periods overlap */
  'hours_overlap',
  'regular_hours_required',
  /** {given}: as it was written, since it is no date */
  'date_invalid',
  /** {given} {month} {days}: a month that is shorter */
  'date_beyond_month',
  /** {date} {last}: the first and the last of the dates that a closed period would cover */
  'closed_period_of_several_dates',
  /** {date} {last}: the date of the end is the earlier one */
  'dates_inverted',
  /** {date} {latest}: the time until which the next morning still counts */
  'special_hours_end_too_late',
  /** {date} */
  'special_hours_overlap',
  /** {date} */
  'special_hours_closed_and_open',
  /** {type} */
  'more_hours_type_repeated',
  /** {type} */
  'more_hours_type_unknown',
  /** {type} */
  'more_hours_empty',
  /** {part}: what our hours cannot say */
  'osm_hours_unsupported',
  /** {part} */
  'osm_hours_unreadable',
  /** {phone} */
  'phone_invalid',
  'phone_extension',
  'phone_repeated',
  /** {url} */
  'url_scheme_missing',
  /** {url} */
  'url_invalid',
  /** {url} {network} */
  'url_of_other_network',
  /** {parameter} */
  'utm_invalid',
  /** {text} */
  'coordinate_incomplete',
  'coordinates_both_required',
  /** {min} {max} */
  'latitude_out_of_range',
  /** {min} {max} */
  'longitude_out_of_range',
  /** {distance} {max}, in metres */
  'coordinates_too_far_from_address',
  /** {code} {country} {example} */
  'postal_code_invalid',
  /** {country} */
  'country_unknown',
  /** {max} */
  'address_too_many_lines',
  'address_post_box',
  /** {country}: the one in which it is */
  'country_changed',
  /** {label} */
  'label_repeated',
  'opening_date_needs_month',
  /** {latest} */
  'opening_date_too_far',
  /** {max} */
  'too_many_categories',
  /** {category} */
  'category_repeated',
  /** {service} */
  'service_repeated',
  /** {service} */
  'service_price_invalid',
  /** {service} */
  'service_price_inverted',
  /** {service} {currency} */
  'currency_invalid',
  /** {attribute} */
  'attribute_unknown',
  /** {attribute} */
  'attribute_type_differs',
  /** {attribute} */
  'attribute_takes_one_value',
  /** {attribute} {value} */
  'attribute_value_unknown',
  /** {attribute} {value} */
  'attribute_value_set_and_unset',
  'no_changes',
  /** {name} */
  'csv_wrong_type',
  'csv_empty',
  /** {line} */
  'csv_several_columns',
  /** {line} */
  'csv_quote_open',
  /** {line} */
  'csv_unreadable',
  /** {line} {max} */
  'csv_code_too_long',
] as const;

export type FaultCode = (typeof faultCodes)[number];
