/** Asking for the second factor again: a call that needs it waits here until somebody answered. */

type Asker = () => Promise<boolean>;
let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks; called by the guard of signed-in screens. */
export function answerSecondStep(ask: Asker): void {
  asker = ask;
}

/** True once the factor was given; false when the person closed the dialog, or nothing can ask. Concurrent calls share one dialog. */
export function askSecondStep(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
