/** How figures on a card are written. */

/** Seconds as players show them: 75 → `1:15`. */
export function showLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function showStars(rating: number): string {
  return rating.toFixed(1);
}
