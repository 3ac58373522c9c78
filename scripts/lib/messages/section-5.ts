/** The fixed texts of forms (rules 11): the errors in what people typed. */
import type { Screen } from './message.ts';

const ACCOUNTS: readonly Screen[] = [
  {
    screen: '/signup',
    shownBy: 'web/features/accounts/sign-up-screen.browser.test.tsx',
    messages: [
      ['Please Enter Your Name', 'words.accounts.fixed.name', 'the name is empty'],
      [
        'Name should not exceed 20 Characters',
        'words.accounts.fixed.nameLong',
        'the name is longer than 25 characters',
      ],
      ['Invalid email address', 'words.accounts.fixed.emailInvalid', 'the address is no address'],
      ['Please Enter Email Address', 'words.accounts.fixed.email', 'the address is empty'],
      [
        'please enter password',
        'words.accounts.fixed.password',
        'the password, or its confirmation, is empty',
      ],
      [
        'Password must be at least 8 character',
        'words.accounts.fixed.passwordShort',
        'the password is shorter than 8',
      ],
      ['Password must match', 'words.accounts.fixed.passwordMatch', 'the confirmation differs'],
    ],
  },
  {
    screen: '/login',
    shownBy: 'web/features/accounts/login-screen.browser.test.tsx',
    messages: [
      ['Please Enter Email Address', 'words.accounts.fixed.email', 'the address is empty'],
      ['Invalid email address', 'words.accounts.fixed.emailInvalid', 'the address is no address'],
      ['please enter password', 'words.accounts.fixed.password', 'the password is empty'],
      [
        'Password must be at least 8 character',
        'words.accounts.fixed.passwordShort',
        'the password is shorter than 8',
      ],
    ],
  },
  {
    screen: '/forgotPassword',
    shownBy: 'web/features/accounts/password-screens.browser.test.tsx',
    messages: [
      ['Please Enter a Valid Email Address', 'words.accounts.fixed.forgotEmail', 'the address is empty'],
      ['Invalid Email Address', 'words.accounts.fixed.forgotEmailInvalid', 'the address is no address'],
    ],
  },
  {
    screen: '/resetPassword',
    shownBy: 'web/features/accounts/password-screens.browser.test.tsx',
    messages: [
      ['Please Enter The Code Sent to Your Email', 'words.accounts.fixed.code', 'the code is empty'],
      ['please Enter a new password', 'words.accounts.fixed.newPassword', 'the password is empty'],
      [
        'Please Confirm Your New Password',
        'words.accounts.fixed.confirmPassword',
        'the confirmation is empty',
      ],
      [
        'Password must be at least 8 character',
        'words.accounts.fixed.passwordShort',
        'the password is shorter than 8',
      ],
      ['Password must match', 'words.accounts.fixed.passwordMatch', 'the confirmation differs'],
    ],
  },
  {
    screen: '/updateProfile',
    shownBy: 'web/features/profile/set-up-screen.browser.test.tsx',
    messages: [
      ['Please Enter Your First Name', 'words.profiles.fixed.firstName', 'the first name is empty'],
      ['Please Enter Your Last Name', 'words.profiles.fixed.lastName', 'the last name is empty'],
      ['Please Select Sex', 'words.profiles.fixed.gender', 'the gender is not chosen'],
      ['Please Enter Your Your Phone Number', 'words.profiles.fixed.phone', 'the phone number is empty'],
      ['Please Select Your Country', 'words.profiles.fixed.country', 'the country is not chosen'],
      ['Please Select Your State', 'words.profiles.fixed.state', 'the state is not chosen'],
      ['Please Select Account Type', 'words.profiles.fixed.accountType', 'the account type is not chosen'],
    ],
  },
];

const WORK: readonly Screen[] = [
  {
    screen: '/creategig',
    shownBy: ['e2e/gigs.e2e.ts', 'web/features/gigs/create-gig-screen.browser.test.tsx'],
    messages: [
      ['Please enter Title', 'words.gigs.fixed.title', 'the title is empty'],
      ['please enter Description', 'words.gigs.fixed.description', 'the description is empty'],
      [
        'png, jpeg, mp3, mp4, not greater than 15MB',
        'words.gigs.fixed.galleryHint',
        'the gallery step is open',
      ],
    ],
  },
  {
    screen: '/hunterDashboard/createJob',
    shownBy: 'web/features/jobs/create-job-screen.browser.test.tsx',
    messages: [
      ['Milestones must be filled', 'words.jobs.fixed.milestones', 'the job has no milestone'],
      ['All fields must be filled', 'words.jobs.fixed.milestoneFields', 'a field of a milestone is empty'],
    ],
  },
  {
    screen: '/order',
    shownBy: 'e2e/bids.e2e.ts',
    messages: [
      [
        'I hereby accept all the terms and conditions as stated in the job brief.',
        'words.jobs.fixed.terms',
        'the agreement is open: beside the box',
      ],
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
    screen: '/order',
    shownBy: 'e2e/goes-wrong.e2e.ts',
    messages: [
      [
        'Invalid Credentials',
        'words.accounts.fixed.invalidCredentials',
        'the bank does not know the account',
      ],
    ],
  },
];

export const section5: readonly Screen[] = [...ACCOUNTS, ...WORK];
