/** The other fixed texts (rules 13): errors, empty states and confirmations. */
import type { Screen } from './message.ts';

const ERRORS: readonly Screen[] = [
  {
    screen: '/login',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [
      ['Invalid Credentials', 'words.accounts.fixed.invalidCredentials', 'address and password do not fit'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/goes-wrong.e2e.ts',
    messages: [
      [
        'Invalid Credentials',
        'words.accounts.fixed.invalidCredentials',
        'the bank does not know the account; shown as an error, on both sides',
      ],
      ['withdrawl not successful', 'words.payouts.fixed.notSuccessful', 'the bank did not take the transfer'],
    ],
  },
  {
    screen: '/viewpastjobs',
    shownBy: 'e2e/past-work.e2e.ts',
    messages: [
      [
        'file must not be greater than 5MB...',
        'words.profiles.fixed.uploadTooLarge',
        'the file is larger than 5MB',
      ],
    ],
  },
  {
    screen: '/hunterDashboard',
    shownBy: 'e2e/jobs.e2e.ts',
    messages: [
      ['email not available', 'words.jobs.fixed.invitedEmail', 'the invited address is not a talent’s'],
    ],
  },
  {
    screen: '/hunterDashboard/payment/verify',
    shownBy: 'e2e/goes-wrong.e2e.ts',
    messages: [['Payment not successful', 'words.payments.fixed.notSuccessful', 'the payment failed']],
  },
];

const EMPTY: readonly Screen[] = [
  {
    screen: '/messagedashboard',
    shownBy: 'web/features/messages/lists/messages-frame.browser.test.tsx',
    messages: [['No message available', 'words.common.fixed.noMessages', 'there is no conversation']],
  },
  {
    screen: '/talentnotification',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [['No available notification', 'words.common.fixed.noNotifications', 'there are none']],
  },
  {
    screen: '/gigSearchResult/{search_query}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['No Gig yet', 'words.common.fixed.noGigs', 'nothing was found'],
      ['Gig data will display here', 'words.common.fixed.noGigsText', 'nothing was found'],
    ],
  },
  {
    screen: '/hunterDashboard/TalentBid/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['No data', 'words.common.fixed.noBids', 'the job has no bid']],
  },
  {
    screen: '/trackerTalent/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [['No Data', 'words.common.fixed.noTask', 'a column is empty, or the opened task was deleted']],
  },
  {
    screen: '/order/submittedProject/{id}',
    shownBy: 'e2e/order-lists.e2e.ts',
    messages: [['No submitted job', 'words.common.fixed.noSubmittedJob', 'nothing was handed in']],
  },
  {
    screen: '/publicProfile',
    shownBy: 'e2e/profile.e2e.ts',
    messages: [['No portfolio yet', 'words.common.fixed.noPortfolio', 'the talent has no gigs']],
  },
];

const PEOPLE: readonly Screen[] = [
  {
    screen: '/login',
    shownBy: 'e2e/support/way-in.ts',
    messages: [
      [
        'Registration Successful,Please Signin',
        'words.notifications.fixed.registered',
        'the account was made on /signup',
      ],
    ],
  },
  {
    screen: '/login',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [['Login Successful', 'words.notifications.fixed.loggedIn', 'address and password fit']],
  },
  {
    screen: '/updateProfile',
    shownBy: 'e2e/accounts.e2e.ts',
    messages: [
      ['User Profile Update Successful.', 'words.notifications.fixed.profileSaved', 'the profile was saved'],
    ],
  },
  {
    screen: '/publicProfile',
    shownBy: 'e2e/profile.e2e.ts',
    messages: [
      ['Added Successfully.', 'words.notifications.fixed.added', 'skills were added'],
      [
        'Certification Added Successful.',
        'words.notifications.fixed.certificationAdded',
        'a certificate was added',
      ],
      [
        'Certification Updated Successfully.',
        'words.notifications.fixed.certificationUpdated',
        'a certificate was changed',
      ],
      ['Deleted Successfully.', 'words.notifications.fixed.deleted', 'a certificate was deleted'],
      [
        'Education Profile Edited or Deleted Successfully.',
        'words.notifications.fixed.educationChanged',
        'an education was changed',
      ],
      [
        'Language Profile Edited Successfully.',
        'words.notifications.fixed.languageChanged',
        'a language was changed',
      ],
    ],
  },
  {
    screen: '/publicProfile',
    shownBy: 'e2e/reviews.e2e.ts',
    messages: [['Sent', 'words.notifications.fixed.sent', 'the reply to a review was sent']],
  },
  {
    screen: '/creategig',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [
      ['Saved', 'words.notifications.fixed.saved', 'the overview was saved'],
      ['upload successful.', 'words.notifications.fixed.uploaded', 'the files of the gallery have arrived'],
    ],
  },
  {
    screen: '/editGig/{id}',
    shownBy: 'e2e/gigs.e2e.ts',
    messages: [['Edited', 'words.notifications.fixed.edited', 'the overview was changed']],
  },
  {
    screen: '/viewpastjobs',
    shownBy: 'e2e/past-work.e2e.ts',
    messages: [
      ['upload successful.', 'words.notifications.fixed.uploaded', 'the past job has arrived'],
      ['Deleted Successfully.', 'words.notifications.fixed.deleted', 'a past job was deleted'],
    ],
  },
  {
    screen: '/gigDetails/{id}',
    shownBy: 'e2e/gig-search.e2e.ts',
    messages: [
      ['message sent', 'words.notifications.fixed.messageSent', 'the message to its talent was sent'],
    ],
  },
];

const WORK: readonly Screen[] = [
  {
    screen: '/hunterDashboard',
    shownBy: 'e2e/jobs.e2e.ts',
    messages: [
      ['Job Edited Successfully.', 'words.notifications.fixed.jobEdited', 'the job was changed'],
      ['Invite successful', 'words.notifications.fixed.invited', 'the talent was invited'],
    ],
  },
  {
    screen: '/hunterDashboard/milestoneedit',
    shownBy: 'e2e/jobs.e2e.ts',
    messages: [
      [
        'milestone successfully edited',
        'words.notifications.fixed.milestoneEdited',
        'the milestone was changed',
      ],
    ],
  },
  {
    screen: '/jobrequest/detail/{id}',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [['Application Successful...', 'words.notifications.fixed.applied', 'the bid was sent']],
  },
  {
    screen: '/order',
    shownBy: 'e2e/support/order-steps.ts',
    messages: [
      [
        'milestone successfully submitted',
        'words.notifications.fixed.milestoneSubmitted',
        'a milestone was handed in, in its dialog',
      ],
      ['submission successful.', 'words.notifications.fixed.submitted', 'the project was handed in'],
      [
        'bank details submitted',
        'words.notifications.fixed.bankSubmitted',
        'a withdrawal to a new account was asked for',
      ],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/earnings.e2e.ts',
    messages: [
      [
        'details submitted.',
        'words.notifications.fixed.detailsSubmitted',
        'a withdrawal to a saved account was asked for',
      ],
    ],
  },
  {
    screen: '/hunterDashboard/SubmittedProjects/detail/{id}',
    shownBy: 'e2e/main-job.e2e.ts',
    messages: [['Project Accepted', 'words.notifications.fixed.projectAccepted', 'the work was accepted']],
  },
  {
    screen: '/hunterDashboard/CompletedProjects',
    shownBy: 'e2e/reviews.e2e.ts',
    messages: [['Successful.', 'words.notifications.fixed.successful', 'the review was sent']],
  },
  {
    screen: '/hunterDashboard/projecttrackerhunter',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [['Added Successfully.', 'words.notifications.fixed.added', 'an order was put on the tracker']],
  },
  {
    screen: '/trackerTalent/{id}',
    shownBy: 'e2e/tracker.e2e.ts',
    messages: [
      ['Task Moved Successfully', 'words.notifications.fixed.taskMoved', 'the task was moved'],
      ['Task Deleted Successfully', 'words.notifications.fixed.taskDeleted', 'the task was deleted'],
    ],
  },
];

export const section8: readonly Screen[] = [...ERRORS, ...EMPTY, ...PEOPLE, ...WORK];
