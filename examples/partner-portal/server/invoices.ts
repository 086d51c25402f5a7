/** Example data of the portal itself. */
export const invoices = [
  { number: '2026/11/014', issued: '2026-11-02', amount: 1840 },
  { number: '2026/10/009', issued: '2026-10-02', amount: 1840 },
  { number: '2026/09/011', issued: '2026-09-02', amount: 1620 },
];
