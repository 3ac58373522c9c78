/** The e-mail address goes along between the screens before login, so that it is typed once. */
import { draftKey, writeDraft } from '#web/lib/draft-store.ts';

/** The name of the draft that these screens share; it never holds a password. */
export const EMAIL_DRAFT = 'login';

/** Passes the address to the next of these screens. */
export function keepEmail(email: string): void {
  writeDraft(draftKey(EMAIL_DRAFT), { email });
}
