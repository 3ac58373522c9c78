/** Bytes up to which a picture in a conversation loads without a tap; phones pay for data. */
export const FREE_BYTES = { broad: 400_000, phone: 60_000 };
