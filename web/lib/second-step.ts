/** Asking for the second factor again: a call that needs it waits here until the dialog of the frame is answered. */

type Asker = () => Promise<boolean>;
let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The frame of signed-in screens answers; returns how to stop it. */
export function answerSecondStep(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** True once the factor was shown; false where the person closed the dialog, or nobody is there to ask. Two calls ask once. */
export function askSecondStep(): Promise<boolean> {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
