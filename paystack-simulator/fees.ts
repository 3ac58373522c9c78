/** Nigerian fees of the provider in whole kobo (price list of 2026; stamp duty by the Nigeria Tax Act). */

const PERCENT_BASIS_POINTS = 150n;
const FLAT_KOBO = 10_000n;
const FLAT_FROM_KOBO = 250_000n;
const CAP_KOBO = 200_000n;

/** Fee for a local payment: 1.5 % rounded up, plus N100 from N2,500 on, at most N2,000. */
export function paymentFee(amountKobo: bigint): bigint {
  const percent = (amountKobo * PERCENT_BASIS_POINTS + 9_999n) / 10_000n;
  const fee = percent + (amountKobo >= FLAT_FROM_KOBO ? FLAT_KOBO : 0n);
  if (fee > CAP_KOBO) return CAP_KOBO;
  return fee;
}

/** Fee for a transfer: N10 up to N5,000, N25 up to N50,000, N50 above. */
export function transferFee(amountKobo: bigint): bigint {
  if (amountKobo <= 500_000n) return 1_000n;
  if (amountKobo <= 5_000_000n) return 2_500n;
  return 5_000n;
}

/** Stamp duty paid by the sender of a transfer: N50 from N10,000 on. */
export function stampDuty(amountKobo: bigint): bigint {
  return amountKobo >= 1_000_000n ? 5_000n : 0n;
}
