/** The place that a photo or film has inside, shown before it is sent. */

export const inside = (name: string, degrees: string) => `${name} says where it was taken: ${degrees}.`;
export const takeOut = 'Take the place out';
export const keep = 'Send with the place';
