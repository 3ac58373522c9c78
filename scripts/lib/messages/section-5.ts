/** The fixed texts of forms (rules 11): what is wrong with what was typed. */
import type { Screen } from './message.ts';

const ACCOUNTS: readonly Screen[] = [
  {
    screen: '/signup',
    shownBy: 'web/features/accounts/sign-up-screen.browser.test.tsx',
    messages: [
      ['Please Enter Your Name', 'words.account.name', 'the name is empty'],
      [
        'Name should not exceed 20 Characters',
        'words.account.nameLong',
        'the name is longer than 25 characters',
      ],
      ['Invalid email address', 'words.account.emailInvalid', 'the address is no address'],
      ['Please Enter Email Address', 'words.account.email', 'the address is empty'],
      ['please enter password', 'words.account.password', 'the password, or its confirmation, is empty'],
      [
        'Password must be at least 8 character',
        'words.account.passwordShort',
        'the password is shorter than 8',
      ],
      ['Password must match', 'words.account.passwordMatch', 'the confirmation differs'],
    ],
  },
  {
    screen: '/login',
    shownBy: 'web/features/accounts/login-screen.browser.test.tsx',
    messages: [
      ['Please Enter Email Address', 'words.account.email', 'the address is empty'],
      ['Invalid email address', 'words.account.emailInvalid', 'the address is no address'],
      ['please enter password', 'words.account.password', 'the password is empty'],
      [
        'Password must be at least 8 character',
        'words.account.passwordShort',
        'the password is shorter than 8',
      ],
    ],
  },
  {
    screen: '/forgotPassword',
    shownBy: 'web/features/accounts/password-screens.browser.test.tsx',
    messages: [
      ['Please Enter a Valid Email Address', 'words.account.forgotEmail', 'the address is empty'],
      ['Invalid Email Address', 'words.account.forgotEmailInvalid', 'the address is no address'],
    ],
  },
  {
    screen: '/resetPassword',
    shownBy: 'web/features/accounts/password-screens.browser.test.tsx',
    messages: [
      ['Please Enter The Code Sent to Your Email', 'words.account.code', 'the code is empty'],
      ['please Enter a new password', 'words.account.newPassword', 'the password is empty'],
      ['Please Confirm Your New Password', 'words.account.confirmPassword', 'the confirmation is empty'],
      [
        'Password must be at least 8 character',
        'words.account.passwordShort',
        'the password is shorter than 8',
      ],
      ['Password must match', 'words.account.passwordMatch', 'the confirmation differs'],
    ],
  },
  {
    screen: '/updateProfile',
    shownBy: 'web/features/profile/set-up-screen.browser.test.tsx',
    messages: [
      ['Please Enter Your First Name', 'words.profile.firstname', 'the first name is empty'],
      ['Please Enter Your Last Name', 'words.profile.lastname', 'the last name is empty'],
      ['Please Select Sex', 'words.profile.gender', 'the gender is not chosen'],
      ['Please Enter Your Your Phone Number', 'words.profile.phone', 'the phone number is empty'],
      ['Please Select Your Country', 'words.profile.country', 'the country is not chosen'],
      ['Please Select Your State', 'words.profile.state', 'the state is not chosen'],
      ['Please Select Account Type', 'words.profile.accountType', 'the account type is not chosen'],
    ],
  },
];

const WORK: readonly Screen[] = [
  {
    screen: '/creategig',
    shownBy: ['e2e/gigs.e2e.ts', 'web/features/gigs/create-gig-screen.browser.test.tsx'],
    messages: [
      ['Please enter Title', 'words.gig.title', 'the title is empty'],
      ['please enter Description', 'words.gig.description', 'the description is empty'],
      ['png, jpeg, mp3, mp4, not greater than 15MB', 'words.gig.galleryText', 'the gallery step is open'],
    ],
  },
  {
    screen: '/hunterDashboard/createJob',
    shownBy: 'web/features/jobs/create-job-screen.browser.test.tsx',
    messages: [
      ['Milestones must be filled', 'words.job.milestonesEmpty', 'the job has no milestone'],
      ['All fields must be filled', 'words.job.milestoneFields', 'a field of a milestone is empty'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      [
        'I hereby accept all the terms and conditions as stated in the job brief.',
        'words.agreement.termsBox',
        'the agreement is open: beside the box',
      ],
    ],
  },
  {
    screen: '/viewpastjobs',
    shownBy: 'e2e/past-work.e2e.ts',
    messages: [
      ['file must not be greater than 5MB...', 'words.pastWork.fileTooLarge', 'the file is larger than 5MB'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/goes-wrong.e2e.ts',
    messages: [
      ['Invalid Credentials', 'words.account.invalidCredentials', 'the bank does not know the account'],
    ],
  },
];

export const section5: readonly Screen[] = [...ACCOUNTS, ...WORK];
