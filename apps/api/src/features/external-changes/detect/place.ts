/** Whose location it is, and which. */
export interface Place {
  companyId: number;
  locationId: number;
}
