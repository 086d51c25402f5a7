/** Characters in each text of a company's profile. */
export const profileMaxLengths = {
  name: 200,
  tax_number: 20,
  street: 200,
  house_number: 30,
  postal_code: 12,
  city: 100,
  phone_number: 30,
  email: 254,
} as const;
