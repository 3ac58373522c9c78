/**
 * What the server writes whole: public pages, rules and papers. Apart from the catalogue of the screens, so that no
 * screen carries any of it.
 */
export { moneyClauses } from './agreement-money.ts';
export { orderClauses } from './agreement-orders.ts';
export { accountClauses, conductClauses } from './agreement-people.ts';
export { board } from './board.ts';
export { escrow } from './escrow.ts';
export { frame } from './frame.ts';
export { front } from './front.ts';
export { offers } from './offers.ts';
export { papers } from './papers.ts';
export { policyBasis, policyKept, policyRights, policySharing } from './policy.ts';
export { questions } from './questions.ts';
export { rules } from './rules.ts';
