/** The fixed texts of the screens of rules 9.9 to 9.11: job offers and a talent's orders. */
import type { Screen } from './message.ts';

const OFFERS: readonly Screen[] = [
  {
    screen: '/jobrequest',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      ['Open jobs', 'words.jobs.fixed.requestsOpen', 'always, the first tab'],
      ['Closed jobs', 'words.jobs.fixed.requestsClosed', 'always, the second tab'],
      ['Jobs applied for', 'words.jobs.fixed.requestsApplied', 'always, the third tab'],
    ],
  },
  {
    screen: '/jobrequest/detail/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      ['Sent Offer Rejected!', 'words.orders.fixed.offerRejected', 'the bid has a rejection reason'],
      [
        'Ops!!! Sorry this job Request was Rejected by Hunter, Nice try.',
        'words.orders.fixed.offerRejectedText',
        'the bid has a rejection reason',
      ],
      ['Offer Sent!', 'words.orders.fixed.offerSent', 'the bid is not rejected'],
      [
        'Job offer sent, Please wait for Hunter to Review and get back to you',
        'words.orders.fixed.offerSentText',
        'the bid waits for an answer',
      ],
      ['Delivered by', 'words.common.fixed.deliveredBy', 'always, in the summary'],
      ['Application date', 'words.jobs.fixed.applicationDate', 'always, in the summary'],
      ['Total price', 'words.jobs.fixed.totalPrice', 'always, in the summary'],
    ],
  },
];

const LISTS: readonly Screen[] = [
  {
    screen: '/order',
    shownBy: 'e2e/order-lists.e2e.ts',
    messages: [
      ['Pending', 'words.common.fixed.pending', 'always, the first tab'],
      ['Active', 'words.common.fixed.active', 'always, the second tab'],
      ['Submitted', 'words.common.fixed.submitted', 'always, the third tab'],
      ['Completed', 'words.common.fixed.completed', 'always, the fourth tab'],
      ['Jobs not paid for', 'words.orders.fixed.pending', 'the Pending tab is pointed at'],
      ['Jobs paid for', 'words.orders.fixed.active', 'the Active tab is pointed at'],
      ['Projects submitted', 'words.orders.fixed.submitted', 'the Submitted tab is pointed at'],
      ['Projects accepted by hunter', 'words.orders.fixed.completed', 'the Completed tab is pointed at'],
      ['Awaiting Review', 'words.orders.fixed.awaitingReview', 'a completed order has no review'],
      ['Payment', 'words.common.fixed.payment', 'the net pay of a completed order was not asked for'],
      ['Receive payment', 'words.orders.fixed.receivePayment', 'the Payment button is pointed at'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/support/order-steps.ts',
    messages: [
      ['Accept order', 'words.common.fixed.acceptOrder', 'an agreement waits for the talent'],
      ['milestone', 'words.orders.fixed.milestone', 'the order is active'],
      ['Submit Project', 'words.orders.fixed.submitProject', 'the order is active and started'],
      [
        'Please write a comment here',
        'words.orders.fixed.comment',
        'the submission dialog is open: the empty comment',
      ],
      ['Submit project', 'words.orders.fixed.submitConfirm', 'the submission dialog is open: its button'],
      [
        'Payment Request',
        'words.orders.fixed.paymentRequest',
        'Payment was pressed: the title of the dialog',
      ],
      ['select Option', 'words.orders.fixed.selectBank', 'Payment was pressed and no bank is chosen'],
      ['Account number', 'words.payouts.fixed.accountNumber', 'Payment was pressed: on the field'],
      [
        'Enter account number',
        'words.payouts.fixed.enterAccountNumber',
        'Payment was pressed: in the empty field',
      ],
      ['Submit', 'words.payouts.fixed.submit', 'Payment was pressed: the button of the first step'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/push.e2e.ts',
    messages: [['Orders', 'words.shell.fixed.orders', 'always, the heading']],
  },
  {
    screen: '/order',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [['View', 'words.common.fixed.view', 'the order is submitted: leads to its detail']],
  },
  {
    screen: '/order',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [
      ['Late Delivery', 'words.orders.fixed.lateDelivery', 'the end date of an active order is past'],
    ],
  },
];

const DETAIL: readonly Screen[] = [
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['submitted projects Detail', 'words.orders.fixed.pageTitle', 'always, the title'],
      ['Order Submitted!', 'words.orders.fixed.talentSubmitted', 'the work is not accepted'],
      [
        'Please wait while {0} review, then Accept or Decline.',
        'words.orders.fixed.waiting',
        'the work is not accepted; the name is the hunter’s',
      ],
    ],
  },
  {
    screen: '/order/completedProject/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      [
        'You earned {0} for this order. Great, job.',
        'words.orders.fixed.earned',
        'the work is accepted; the amount is the price, with its N',
      ],
    ],
  },
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [['Order Completed!', 'words.orders.fixed.talentCompleted', 'the work is accepted']],
  },
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/order-lists.e2e.ts',
    messages: [
      ['No submitted job', 'words.common.fixed.noSubmittedJob', 'nothing was handed in'],
      ['Go back', 'words.common.fixed.goBack', 'always, beside the title'],
    ],
  },
];

export const section2Orders: readonly Screen[] = [...OFFERS, ...LISTS, ...DETAIL];
