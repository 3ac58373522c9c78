/** A picture of a conversation is fetched without a tap up to this size; phones pay for each byte. */
export const FREE_BYTES = { broad: 400_000, phone: 60_000 };
