/** The name of every mutation that ends the reader's own session. */
export const farewellKey = ['farewell'] as const;
