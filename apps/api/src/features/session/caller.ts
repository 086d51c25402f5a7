/** Where a request came from. */
export interface Caller {
  address: string;
  userAgent: string;
}
