/** The place that a photo has inside, shown before it is sent. */

export const inside = (name: string, degrees: string) => `${name} indique où elle a été prise : ${degrees}.`;
export const takeOut = 'Retirer le lieu';
export const keep = 'Envoyer avec le lieu';
