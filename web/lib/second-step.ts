/** Asking for the second factor again: a call that needs it waits here until somebody answered. */

type Asker = () => Promise<boolean>;
let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The guard of signed-in screens says who asks. */
export function answerSecondStep(ask: Asker): void {
  asker = ask;
}

/** True once the factor was shown; false where the person closed the dialog, or nobody is there to ask. Two calls ask once. */
export function askSecondStep(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
