/** The life of a job and of what belongs to it, as it should be. */

/** Written by hand, not from the table: `status verb actor → status`. */
export const STEPS = `
  bidding edit hunter → bidding
  bidding delete hunter → cancelled
  bidding invite hunter → bidding
  bidding uninvite hunter → bidding
  bidding offer hunter → offered
  offered accept-offer talent → agreed
  offered decline-offer talent → bidding
  offered decline-offer talent → cancelled
  offered remind-offer clock → offered
  offered lapse-offer clock → cancelled
  offered lapse-offer clock → bidding
  offered withdraw hunter → bidding
  offered withdraw hunter → cancelled
  agreed leave hunter → bidding
  agreed leave hunter → cancelled
  agreed leave talent → bidding
  agreed leave talent → cancelled
  agreed call-off hunter → cancelled
  agreed pay hunter → agreed
  agreed fund provider → active
  active start talent → active
  active submit-milestone talent → active
  active decline-milestone hunter → active
  active submit talent → submitted
  active cancel hunter → cancelled
  active cancel talent → cancelled
  submitted remind clock → submitted
  submitted decline hunter → active
  submitted judge-item hunter → submitted
  submitted accept hunter → accepted
  submitted accept clock → accepted
  active waive hunter → active
  submitted waive hunter → submitted
  active request-extension talent → active
  active grant-extension hunter → active
  active refuse-extension hunter → active
  active withdraw-extension talent → active
  active lapse-extension clock → active
  active drop-extension clock → active
  active dispute hunter → disputed
  active dispute talent → disputed
  submitted dispute hunter → disputed
  submitted dispute talent → disputed
  disputed answer-dispute hunter → disputed
  disputed answer-dispute talent → disputed
  disputed lapse-answer clock → disputed
  disputed note-dispute operator → disputed
  disputed withdraw-dispute hunter → active
  disputed withdraw-dispute talent → active
  disputed withdraw-dispute hunter → submitted
  disputed withdraw-dispute talent → submitted
  disputed propose-settlement hunter → disputed
  disputed propose-settlement talent → disputed
  disputed accept-settlement hunter → accepted
  disputed accept-settlement talent → accepted
  disputed accept-settlement hunter → cancelled
  disputed accept-settlement talent → cancelled
  disputed decide operator → accepted
  disputed decide operator → cancelled
  active freeze provider → active
  submitted freeze provider → submitted
  disputed freeze provider → disputed
  active unfreeze provider → active
  submitted unfreeze provider → submitted
  disputed unfreeze provider → disputed
  active charge-back provider → cancelled
  submitted charge-back provider → cancelled
  disputed charge-back provider → cancelled
  accepted review hunter → accepted
  accepted review talent → accepted
`
  .trim()
  .split('\n')
  .map((line) => line.trim());
