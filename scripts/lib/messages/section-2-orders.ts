/** The fixed texts of the screens of rules 9.9 to 9.11: job offers and a talent's orders. */
import type { Screen } from './message.ts';

const OFFERS: readonly Screen[] = [
  {
    screen: '/jobrequest',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      ['Open jobs', 'screens.bids.openJobs', 'always, the first tab'],
      ['Closed jobs', 'screens.bids.closedJobs', 'always, the second tab'],
      ['Jobs applied for', 'screens.bids.jobsAppliedFor', 'always, the third tab'],
    ],
  },
  {
    screen: '/jobrequest/detail/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      ['Sent Offer Rejected!', 'words.order_detail.offerRejected', 'the bid has a rejection reason'],
      [
        'Ops!!! Sorry this job Request was Rejected by Hunter, Nice try.',
        'words.order_detail.offerRejectedText',
        'the bid has a rejection reason',
      ],
      ['Offer Sent!', 'words.order_detail.offerSent', 'the bid is not rejected'],
      [
        'Job offer sent, Please wait for Hunter to Review and get back to you',
        'words.order_detail.offerSentText',
        'the bid waits for an answer',
      ],
      ['Delivered by', 'screens.common.deliveredBy', 'always, in the summary'],
      ['Application date', 'screens.bids.applicationDate', 'always, in the summary'],
      ['Total price', 'screens.bids.totalPrice', 'always, in the summary'],
    ],
  },
];

const LISTS: readonly Screen[] = [
  {
    screen: '/order',
    shownBy: 'e2e/order-lists.e2e.ts',
    messages: [
      ['Pending', 'screens.common.pending', 'always, the first tab'],
      ['Active', 'screens.common.active', 'always, the second tab'],
      ['Submitted', 'screens.common.submitted', 'always, the third tab'],
      ['Completed', 'screens.common.completed', 'always, the fourth tab'],
      ['Jobs not paid for', 'words.orders.pending', 'the Pending tab is pointed at'],
      ['Jobs paid for', 'words.orders.active', 'the Active tab is pointed at'],
      ['Projects submitted', 'words.orders.submitted', 'the Submitted tab is pointed at'],
      ['Projects accepted by hunter', 'words.orders.completed', 'the Completed tab is pointed at'],
      ['Awaiting Review', 'words.order_detail.awaitingReview', 'a completed order has no review'],
      ['Payment', 'screens.common.payment', 'the net pay of a completed order was not asked for'],
      ['Receive payment', 'words.orders.receivePayment', 'the Payment button is pointed at'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/support/order-steps.ts',
    messages: [
      ['Accept order', 'screens.common.acceptOrder', 'an agreement waits for the talent'],
      ['milestone', 'screens.orders.milestone2', 'the order is active'],
      ['Submit Project', 'screens.orders.submitProject', 'the order is active and started'],
      [
        'Please write a comment here',
        'words.order.comment',
        'the submission dialog is open: the empty comment',
      ],
      ['Submit project', 'screens.orders.submitProject2', 'the submission dialog is open: its button'],
      ['Payment Request', 'words.orders.paymentRequest', 'Payment was pressed: the title of the dialog'],
      ['select Option', 'words.orders.selectBank', 'Payment was pressed and no bank is chosen'],
      ['Account number', 'screens.payouts.accountNumber', 'Payment was pressed: on the field'],
      ['Enter account number', 'words.payout.accountNumber', 'Payment was pressed: in the empty field'],
      ['Submit', 'screens.payouts.submit', 'Payment was pressed: the button of the first step'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/push.e2e.ts',
    messages: [['Orders', 'words.orders.heading', 'always, the heading']],
  },
  {
    screen: '/order',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [['View', 'screens.common.view', 'the order is submitted: leads to its detail']],
  },
  {
    screen: '/order',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [
      ['Late Delivery', 'words.order_detail.lateDelivery', 'the end date of an active order is past'],
    ],
  },
];

const DETAIL: readonly Screen[] = [
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [
      ['submitted projects Detail', 'words.order_detail.submittedTitle', 'always, the title'],
      ['Order Submitted!', 'words.order_detail.submitted', 'the work is not accepted'],
      [
        'Please wait while {0} review, then Accept or Decline.',
        'words.order_detail.waiting',
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
        'words.order_detail.earned',
        'the work is accepted; the amount is the price, with its N',
      ],
    ],
  },
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/silent-hunter.e2e.ts',
    messages: [['Order Completed!', 'words.order_detail.completed', 'the work is accepted']],
  },
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/order-lists.e2e.ts',
    messages: [
      ['No submitted job', 'words.empty.submittedJob', 'nothing was handed in'],
      ['Go back', 'screens.common.goBack', 'always, beside the title'],
    ],
  },
];

export const section2Orders: readonly Screen[] = [...OFFERS, ...LISTS, ...DETAIL];
